import { covers } from '../../games';
import { words } from '../../locale';
import type { SettingField } from '../../shelf/settings-screen';
import { changeSetting, type SettingName, type Settings, settingChoices, settings } from '../base/settings';

function field<Name extends SettingName>(
  id: Name,
  choices: readonly Settings[Name][],
  named: { readonly name: string; readonly choices: Readonly<Record<Settings[Name], string>> },
): SettingField {
  return {
    id,
    name: named.name,
    value: settings.value[id],
    choices: choices.map((value) => ({
      value,
      text: named.choices[value],
      // Each language is written in itself, and must be read out so.
      ...(id === 'language' ? { lang: value } : {}),
    })),
    choose(answer) {
      const value = choices.find((choice) => choice === answer);
      if (value !== undefined) changeSetting(id, value);
    },
  };
}

/** The settings that every screen obeys. */
export function screenFields(): readonly SettingField[] {
  const named = words().settings;
  return [
    field('language', settingChoices.language, named.language),
    field('theme', settingChoices.theme, named.theme),
    field('palette', settingChoices.palette, named.palette),
    field('text', settingChoices.text, named.text),
    field('motion', settingChoices.motion, named.motion),
  ];
}

/** The settings that only a table obeys: none is shown before there is a game to play. */
export function tableFields(): readonly SettingField[] {
  if (!covers.some(({ ready }) => ready)) return [];
  const named = words().settings;
  return [
    field('speed', settingChoices.speed, named.speed),
    field('telling', settingChoices.telling, words().telling.setting),
    field('dice', settingChoices.dice, named.dice),
    field('odds', settingChoices.odds, named.odds),
    field('stops', settingChoices.stops, named.stops),
    field('confirm', settingChoices.confirm, named.confirm),
    field('hand', settingChoices.hand, named.hand),
    field('keys', settingChoices.keys, named.keys),
    ...('wakeLock' in navigator ? [field('awake', settingChoices.awake, named.awake)] : []),
    ...('AudioContext' in globalThis ? [field('sound', settingChoices.sound, named.sound)] : []),
    ...('vibrate' in navigator ? [field('vibration', settingChoices.vibration, named.vibration)] : []),
  ];
}
