import { expect, test } from 'vitest';
import { escapeMarkup } from './markup.ts';

test('no sign of a text begins an element, ends an attribute or stands for another', () => {
  expect(escapeMarkup(`<b title="x">Ali'nin & Ayşe'nin</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Ali&#39;nin &amp; Ayşe&#39;nin&lt;/b&gt;',
  );
});
