// The words of /category/{slug}; the category brings its own name and description.
import { CITY_NAME } from '#contract/city.ts';

export const categoryTexts = {
  headTitle: (name: string) => `${CITY_NAME}’da ${name}`,
  description: (name: string, about: string | null, total: string) =>
    `${CITY_NAME}’da ${name}: ${total} işletme. ${about ?? 'Puanı, çalışma saatleri ve ilçesiyle.'}`,
  listTitle: (name: string) => `${CITY_NAME} · ${name}`,
};
