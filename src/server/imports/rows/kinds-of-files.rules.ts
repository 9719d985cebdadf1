import { phrasesOf, type WordsOfKind } from '#contract/kinds/kind-words.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';

/** What files call a kind, with the name of its category; null where the directory lists none of it. */
export interface KindOfFile {
  name: string;
  category: string | null;
}

/** Kinds by what files call them (`amenity=pharmacy`, `turkish_restaurant`), before that by their own names. */
export function kindsOfFiles(
  kinds: readonly WordsOfKind[],
): (word: string) => KindOfFile | undefined {
  const byWord = new Map<string, KindOfFile>();
  const add = (kind: WordsOfKind, ...lists: string[]) => {
    for (const word of phrasesOf(...lists)) if (!byWord.has(word)) byWord.set(word, kind);
  };
  for (const kind of kinds) add(kind, kind.files);
  for (const kind of kinds) add(kind, kind.name, kind.plural);
  return (word) => byWord.get(searchNorm(word));
}
