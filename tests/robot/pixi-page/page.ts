/** The least that a map by Pixi can cost: its WebGL renderer and one sprite. */
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js';

const renderer = new WebGLRenderer();
await renderer.init({ width: innerWidth, height: innerHeight });
document.body.append(renderer.canvas);
const stage = new Container();
stage.addChild(new Sprite(Texture.WHITE)).setSize(100);
renderer.render(stage);
document.body.dataset.drawn = 'yes';
