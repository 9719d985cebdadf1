import * as contract from '#contract/imports/import-batches.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  approveImportBatch,
  listImportBatches,
  previewUndoing,
  undoImportBatch,
} from './batches.service.ts';

export const batchesRoutes = [
  serve(contract.listImportBatches, listImportBatches),
  serve(contract.previewUndoing, previewUndoing),
  serve(contract.undoImportBatch, undoImportBatch),
  serve(contract.approveImportBatch, approveImportBatch),
];
