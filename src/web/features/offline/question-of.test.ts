import { expect, test } from 'vitest';
import { questionOf } from './question-of.ts';

test.each([
  ['/search?q=taze+bal%C4%B1k', 'taze balık'],
  ['/search?q=kebap%C3%A7%C4%B1&district=Seyhan&open=now', 'kebapçı Seyhan açık'],
  ['/search?category=restoranlar&sort=rating&page=2', 'restoranlar'],
  ['/category/guzellik-merkezleri?district=Seyhan', 'guzellik merkezleri Seyhan'],
  ['/category/restoranlar/ev-yemekleri', 'ev yemekleri'],
  ['/map?q=berber', 'berber'],
  ['/open-now?district=Seyhan', 'Seyhan açık'],
  ['/nobetci-eczane', 'nöbetçi eczane'],
  ['/business/1001', ''],
  ['/about', ''],
])('%s asks for “%s”', (address, question) => {
  expect(questionOf(address)).toBe(question);
});
