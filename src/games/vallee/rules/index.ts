/** The rules as the kernel plays them. */
import { check } from '../check';
import { writes } from '../choices';
import { redeal } from '../redeal';
import { setUp } from '../setup';
import { copyVallee } from '../state';
import { play as playOn } from './sequence';

export const play = { setup: setUp, play: playOn, copy: copyVallee, redeal, check, writes } as const;
