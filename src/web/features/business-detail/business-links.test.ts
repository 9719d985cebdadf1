import { expect, test } from 'vitest';
import { instagramLink, mailLink, websiteLink, whatsAppLink } from './business-links.ts';

test('a website is linked with or without its scheme and shown short', () => {
  expect(websiteLink('https://www.kiyiocakbasi.example/')).toEqual({
    href: 'https://www.kiyiocakbasi.example/',
    label: 'kiyiocakbasi.example',
  });
  expect(websiteLink('www.kiyiocakbasi.example/menü')).toMatchObject({
    href: 'https://www.kiyiocakbasi.example/men%C3%BC',
    label: 'kiyiocakbasi.example/menü',
  });
  expect(websiteLink('kiyiocakbasi.example:8080')?.href).toBe('https://kiyiocakbasi.example:8080/');
});

test('a long address shows its host alone', () => {
  const long = 'https://kiyiocakbasi.example/sube/adana/resatbey/menu.html?id=42';
  expect(websiteLink(long)?.label).toBe('kiyiocakbasi.example');
});

test('what is no web address becomes no link', () => {
  for (const text of ['javascript:alert(1)', 'yok', '', 'mailto:a@b.example', 'http://']) {
    expect(websiteLink(text), text).toBeUndefined();
  }
});

test('an e-mail is linked only when it is one address', () => {
  expect(mailLink(' bilgi@biciduragi.example ')).toBe('mailto:bilgi@biciduragi.example');
  expect(mailLink('yok')).toBeUndefined();
  expect(mailLink('a@b.example?bcc=c@d.example')).toBeUndefined();
});

test('a WhatsApp number opens a chat, a short line opens none', () => {
  expect(whatsAppLink('+905321112233')).toBe('https://wa.me/905321112233');
  expect(whatsAppLink('0532 111 22 33')).toBe('https://wa.me/905321112233');
  for (const text of ['', '444 52 33', 'yok']) expect(whatsAppLink(text), text).toBeUndefined();
});

test('an Instagram name opens its profile and nothing else', () => {
  expect(instagramLink('@kose.kebap')).toEqual({
    href: 'https://www.instagram.com/kose.kebap/',
    label: '@kose.kebap',
  });
  for (const text of ['', 'a/b', 'javascript:alert(1)', 'köşe']) {
    expect(instagramLink(text), text).toBeUndefined();
  }
});
