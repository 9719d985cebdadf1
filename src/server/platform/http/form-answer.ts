import { errorSentence, errorStatus, Refusal } from '#contract/api/errors.ts';
import { type PlainPage, plainPage } from './plain-page.ts';

/** What a form gets back whose browser runs no script: a page that says what became of it. */
export async function formAnswer(
  act: () => Promise<PlainPage>,
  refused: Pick<PlainPage, 'title' | 'link'>,
): Promise<Response> {
  const page = (status: number, said: PlainPage) =>
    new Response(plainPage(said), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  try {
    return page(200, await act());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return page(errorStatus[error.code], { ...refused, sentences: [errorSentence[error.code]] });
  }
}
