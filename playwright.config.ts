import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/set-up-browser.mjs';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/product-for-journeys.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Patience for a machine that is busy with other things; nothing waits that long where all is well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    serviceWorkers: 'block',
    // What moves costs most of a processor without a graphics card. Where motion is what is told, a journey says so.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath,
      args: browserFlags,
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects: [
    {
      name: 'telefon',
      // What is laid out, reached or covered in another way there says so; everything else is told once, by the other.
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'masaustu', use: { viewport: { width: 1366, height: 768 } } },
  ],
});
