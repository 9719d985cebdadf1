import * as contract from '#contract/reservations.ts';
import { serve } from '#server/platform/http.ts';
import {
  confirmReservation,
  declineReservation,
  listBusinessReservations,
} from './answers.service.ts';
import {
  cancelReservation,
  listOwnReservations,
  requestReservation,
} from './reservations.service.ts';

export const reservationsRoutes = [
  serve(contract.requestReservation, requestReservation),
  serve(contract.listOwnReservations, listOwnReservations),
  serve(contract.cancelReservation, cancelReservation),
  serve(contract.listBusinessReservations, listBusinessReservations),
  serve(contract.confirmReservation, confirmReservation),
  serve(contract.declineReservation, declineReservation),
];
