import * as contract from '#contract/reservations/reservations.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  callOffReservation,
  confirmReservation,
  declineReservation,
  listBusinessReservations,
} from './answers.service.ts';
import {
  cancelReservation,
  cancelReservationByLink,
  getReservation,
  listOwnReservations,
  requestReservation,
} from './reservations.service.ts';

export const reservationsRoutes = [
  serve(contract.requestReservation, requestReservation),
  serve(contract.listOwnReservations, listOwnReservations),
  serve(contract.cancelReservation, cancelReservation),
  serve(contract.getReservation, getReservation),
  serve(contract.cancelReservationByLink, cancelReservationByLink),
  serve(contract.listBusinessReservations, listBusinessReservations),
  serve(contract.confirmReservation, confirmReservation),
  serve(contract.declineReservation, declineReservation),
  serve(contract.callOffReservation, callOffReservation),
];
