import { applicationReceivedEmail } from '#server/notifications/emails/application-received.email.ts';
import { addressProof } from '#server/records/address-proof.service.ts';
import { application } from './application-record.service.ts';

export const addressOfApplication = addressProof(application, {
  of: 'application',
  columns: { title: 'businessName', user: 'userId', name: 'ownerName' },
  receivedEmail: applicationReceivedEmail,
});
