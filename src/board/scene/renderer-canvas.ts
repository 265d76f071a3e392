// Its own chunk: fetched only where WebGL is missing.
export { CanvasRenderer } from 'pixi.js';
