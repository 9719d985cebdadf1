import { DUTY, DUTY_SERVICES, type DutyService } from '../../duty/duty-services.ts';
import { searchNorm } from '../../text/turkish-fold.ts';
import { FILLERS, isDistrict } from './question-words.ts';

/** nöbetçi, nöbetçisi, nöbetteki, nöbet tutan. */
const ON_DUTY = /^nobet/;
/** What is said of the time: whoever is on duty is now. */
const WHEN = new Set(
  'bugun bugunku gece geceki aksam aksamki simdi su an anda acik tutan suan yakinimda yakinimdaki yakin'.split(
    ' ',
  ),
);

const SERVICE_STEMS = DUTY_SERVICES.map((name) => DUTY[name].stem);
const wordsOf = (question: string) =>
  searchNorm(question.replace(/['’‘`´ʼ]\p{L}+/gu, '')).split(' ');
const saysNothing = (word: string) => FILLERS.has(word) || WHEN.has(word) || isDistrict(word);

/**
 * Whose turn a question asks for; undefined where it asks for no turn, or for one that nobody keeps (a plumber
 * who calls himself so is found by his own words). `nöbetçi` alone means a pharmacy.
 */
export function dutyAskedFor(question: string): DutyService | undefined {
  const words = wordsOf(question);
  const others = words.filter((word) => !ON_DUTY.test(word));
  if (others.length === words.length) return undefined;
  const service = DUTY_SERVICES.find((name) =>
    others.some((word) => word.startsWith(DUTY[name].stem)),
  );
  return service ?? (others.every(saysNothing) ? 'pharmacy' : undefined);
}

/** Beside the turn stands a word that only a name has: `Pati Nöbeti Veteriner`. */
export const mayBeNameOnDuty = (question: string): boolean =>
  wordsOf(question).some(
    (word) =>
      !ON_DUTY.test(word) &&
      !saysNothing(word) &&
      !SERVICE_STEMS.some((stem) => word.startsWith(stem)),
  );
