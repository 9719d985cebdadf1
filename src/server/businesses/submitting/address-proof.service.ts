import { businessReceivedEmail } from '#server/notifications/emails/business-received.email.ts';
import { addressProof } from '#server/records/address-proof.service.ts';
import { business } from '../editing/business-record.service.ts';

export const addressOfBusiness = addressProof(business, {
  of: 'business',
  columns: { title: 'name', user: 'submittedBy', name: 'submitterName' },
  receivedEmail: businessReceivedEmail,
});
