import * as contract from '#contract/uploads.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { readDocument, readPictureSize, readUpload } from './reading.service.ts';
import { askUpload, sendUpload } from './uploads.service.ts';

export const uploadsRoutes = [
  serve(contract.askUpload, askUpload),
  serveRaw(contract.sendUpload, sendUpload),
  serveRaw(contract.readUpload, readUpload),
  serveRaw(contract.readDocument, readDocument),
  serveRaw(contract.readPictureSize, readPictureSize),
];
