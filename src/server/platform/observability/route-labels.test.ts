import { expect, test } from 'vitest';
import { routeLabels } from './route-labels.ts';

test('an address is counted as its template, a word before a number, and the unknown all together', () => {
  const label = routeLabels([
    '/',
    '/business/:id',
    '/api/a/:id',
    '/api/a/mine',
    '/share/:kind/:file',
  ]);
  const labels = {
    '/': '/',
    '/business/1001': '/business/:id',
    '/business/1001/': '/business/:id',
    '/api/a/7': '/api/a/:id',
    '/api/a/mine': '/api/a/mine',
    '/share/business/7.png': '/share/:kind/:file',
    '/api/a/7/more': '/api/*',
    '/wp-login.php': 'other',
  };
  for (const [path, expected] of Object.entries(labels)) expect(label(path), path).toBe(expected);
});
