/** What a table plays: set-up, the sequence, copy, redeal, check, and how choices are written. */

import { writes } from '../choices';
import { rules } from '../rules/sequence';
import { copySeason } from '../state';
import { check } from './check';
import { redeal } from './redeal';
import { setUp } from './setup';

export const play = { setup: setUp, rules, copy: copySeason, redeal, check, writes };
