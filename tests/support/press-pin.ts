import type { Locator } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';

/**
 * Chooses a pin or a cluster of the map by keyboard. One that the map puts out of reach at this moment
 * takes no focus; one that has it stays within reach.
 */
export async function pressPin(pin: Locator): Promise<void> {
  await expect(async () => {
    await pin.focus({ timeout: 1000 });
    await expect(pin).toBeFocused({ timeout: 1000 });
  }).toPass();
  await pin.page().keyboard.press('Enter');
}
