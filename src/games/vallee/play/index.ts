/** The rules as the kernel plays them. */

import { writes } from '../choices';
import { play as rules } from '../rules/sequence';
import { copyVallee } from '../state';
import { check } from './check';
import { redeal } from './redeal';
import { setUp } from './setup';

export const play = { setup: setUp, rules, copy: copyVallee, redeal, check, writes } as const;
