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

/**
 * Whose turn a question asks for; undefined where it asks for no turn, or for one that nobody keeps (a plumber
 * who calls himself so is found by his own words). `nöbetçi` alone means a pharmacy.
 */
export function dutyAskedFor(question: string): DutyService | undefined {
  const words = searchNorm(question.replace(/['’‘`´ʼ]\p{L}+/gu, '')).split(' ');
  const others = words.filter((word) => !ON_DUTY.test(word));
  if (others.length === words.length) return undefined;
  const service = DUTY_SERVICES.find((name) =>
    others.some((word) => word.startsWith(DUTY[name].stem)),
  );
  if (service) return service;
  const isBare = others.every((word) => FILLERS.has(word) || WHEN.has(word) || isDistrict(word));
  return isBare ? 'pharmacy' : undefined;
}
