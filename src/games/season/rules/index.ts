/** What a table plays: set-up, the sequence, copy, redeal, check, and how choices are written. */
import { check } from '../check';
import { writes } from '../choices';
import { redeal } from '../redeal';
import { setUp } from '../setup';
import { copySeason } from '../state';
import { rules } from './sequence';

export const play = { setup: setUp, rules, copy: copySeason, redeal, check, writes };
