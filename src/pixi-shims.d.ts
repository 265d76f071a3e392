// The side-effect entries of PixiJS ship without types.
declare module 'pixi.js/unsafe-eval';
declare module 'pixi.js/events';
