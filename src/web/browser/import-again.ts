const ADDRESS = /https?:\/\/\S+\.js/;

/**
 * A late import that can be tried again: Chromium keeps that a file did not come and never asks for it again
 * under the same address (github.com/whatwg/html/issues/6768). Chromium and Firefox name the file in the
 * error; elsewhere the same address is tried.
 */
export function importAgain<File>(load: () => Promise<File>): () => Promise<File> {
  let failed: string | undefined;
  let times = 0;
  return async () => {
    try {
      if (!failed) return await load();
      times += 1;
      return (await import(/* @vite-ignore */ `${failed}?again=${times}`)) as File;
    } catch (error) {
      failed ??= ADDRESS.exec(String(error))?.[0];
      throw error;
    }
  };
}
