import type { Area } from '../area'

export const thankYou: Area = {
  code: 'THX',
  name: 'Thank-you, documents, portal',
  titles: {
    'THX-01': 'Three kinds of portal panel',
    'THX-02': "The policy's number and papers",
    'THX-03': 'Papers by id and by policy',
  },
}
