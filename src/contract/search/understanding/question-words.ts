import { DISTRICTS } from '#contract/city/districts.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { formsOfDamaged, stemsOf } from './lexemes.ts';

/**
 * What many kinds end with, and for whom they are: alone they say no kind (`raf sistemleri` is no other
 * system, a course for children no restaurant for them).
 */
const GENERAL_STEMS = new Set(
  `merkezi hizmetleri sistemleri malzemeleri urunleri magazasi dukkani salonu ofisi burosu firmasi satisi fiyatlari
  ustasi takimi tedavisi bakimi tamiri tamircisi servisi montaji kiralama kursu dersi okulu evi atolyesi bahcesi
  kulubu cocuklar ogrenciler aile kadinlar erkekler bayan bay`
    .split(/\s+/)
    .map((word) => stemsOf(word)[0]),
);
export const isGeneral = (word: string) => GENERAL_STEMS.has(stemsOf(word)[0] ?? '');

const DISTRICT_STEMS = new Set(DISTRICTS.map((name) => stemsOf(searchNorm(name))[0]));
export const isDistrict = (word: string) => DISTRICT_STEMS.has(stemsOf(word)[0]);

/** What hangs on a name behind an apostrophe says nothing of it: Seyhan’da, Adana’nın, Bedo’ya. */
export const ENDING_OF_NAME =
  /(\p{L})['’‘`´ʼ](?:[nys]?[ıiuüaeIİUÜAE]n?|[nN][ıiuü]n|[dt][ae](?:n|ki)?|l[ae]r|y?l[ae])(?![\p{L}\p{M}])/gu;
const LOST_WITHIN = /[\p{L}\p{M}?\ufffd]*[?\ufffd]+\p{L}[\p{L}\p{M}?\ufffd]*/gu;

/** A word copied from a damaged text is what it most likely was. */
export const repaired = (text: string) =>
  text.replace(LOST_WITHIN, (token) => formsOfDamaged(fold(token))[0] ?? token);
