/** Rolls of this game: a name or a cause that its words do not know does not compile. */
import type { Modifier as AnyModifier, RollPlan as AnyPlan, Roll as AnyRoll } from '../../kernel/rolls';
import type { CardKind } from './data/cards';
import type { ModifierKey, RollKey } from './keys';

export type Modifier = AnyModifier<ModifierKey>;
/** A card that attacks rolls under its own title. */
export type RollPlan = AnyPlan<RollKey | CardKind, ModifierKey>;
export type Roll = AnyRoll<RollKey | CardKind, ModifierKey>;
