/** The rules as the kernel plays them. */
import { writes } from '../choices';
import { play as rules } from '../rules/sequence';
import { copyStorm } from '../state';
import { check } from './check';
import { redeal } from './redeal';
import { setUp } from './setup';

export const play = { setup: setUp, rules, copy: copyStorm, redeal, check, writes } as const;
