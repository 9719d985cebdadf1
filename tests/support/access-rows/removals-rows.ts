import { type AccessRowsOf, open } from './access-rows.ts';

export const removalsRows: AccessRowsOf = () => {
  let requests = 0;
  return {
    requestRemoval: [
      open,
      () => ({ name: 'Ad', email: 'k@ornek.example', content: `Telefonum kalksın ${++requests}` }),
    ],
    sendInquiry: [
      open,
      () => ({ name: 'Ad', email: 'k@ornek.example', content: `Bir sorum var ${++requests}` }),
    ],
  };
};
