/** The rules as the kernel plays them. */
import { check } from '../check';
import { writes } from '../choices';
import { redeal } from '../redeal';
import { setUp } from '../setup';
import { copyVallee } from '../state';
import { play as rules } from './sequence';

export const play = { setup: setUp, rules, copy: copyVallee, redeal, check, writes } as const;
