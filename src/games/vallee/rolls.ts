/** Rolls of this game: a name or a cause that its words do not know does not compile. */
import type { Modifier as AnyModifier, RollPlan as AnyPlan, Roll as AnyRoll } from '../../kernel/rolls';
import type { ModifierKey, RollKey } from './keys';

export type Modifier = AnyModifier<ModifierKey>;
export type RollPlan = AnyPlan<RollKey, ModifierKey>;
export type Roll = AnyRoll<RollKey, ModifierKey>;
