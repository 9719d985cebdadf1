import type { ApiResponse } from '#contract/api/page-rendering.ts';
import { readDocument } from '#contract/uploads.ts';
import type { Api } from '#web/api/api.ts';

/** The name that the server gave to the file. */
const nameIn = (header: string | null) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1] ?? '');

/** Saves a file that came as an answer. */
export async function saveFile(answer: ApiResponse): Promise<void> {
  // In a browser the answer is that of fetch, with its bytes.
  const response = answer as Response;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameIn(response.headers.get('Content-Disposition'));
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Fetched as the team's calls are, so that a proof can be asked for on the way, then saved. */
export const saveDocument = async (api: Api, id: string): Promise<void> =>
  saveFile(await api.raw(readDocument, { id }));

/** Where a document is fetched by itself: of a link that is opened in a new tab. */
export const documentPage = (id: string): string => `/admin/documents/${id}`;
