/**
 * Who does what our sentences in the future tense promise. A test finds every such sentence in the sources and fails for one without a
 * doer (docs/promises.md is written from both). A sentence without one must not be printed.
 */
export type Doer = {
  /** A job, a periodic task or a kind of work by its name; or what else does it, in words. */
  by:
    | `job ${string}`
    | `periodic ${string}`
    | `work ${string}`
    | `port ${string}`
    | `page: ${string}`
    | `others: ${string}`
  does: readonly RegExp[]
}

export const doers: readonly Doer[] = [
  {
    by: 'job policy-mail',
    does: [
      /email (?:your|the) documents/i,
      /we'll email (?:them|when you buy)/i,
      /^We'll email them/,
      /send your documents and anything about your policy here/,
      /the email with your policy documents/,
      /receive a copy of (?:the|this) agreement/,
      /send your quote and documents here/,
      /use the new address from now on/,
    ],
  },
  {
    by: 'work post',
    does: [/\bpost (?:them|you|your)\b/i, /send (?:these|them) by post/i, /send them to your home address/],
  },
  { by: 'job mandate', does: [/Once the new Direct Debit is set up/] },
  {
    by: 'port finance',
    does: [
      /will collect/,
      /They'll write to you/,
      /\blender will\b/,
      /It will tell you straight away/i,
      /we'll send you a default notice/,
      /If the lender refuses credit/,
    ],
  },
  {
    by: 'job refund-mail',
    does: [/We'll email you again when it's paid/],
  },
  {
    by: 'work refund',
    does: [/pay it another way/, /We'll have paid it by/, /into a bank account in your name/],
  },
  {
    by: 'work debt',
    does: [/If it isn't paid by then, we'll contact you/],
  },
  {
    by: 'job lender-event-mail',
    does: [/when we know that it has arrived/],
  },
  {
    by: 'job refund',
    does: [
      /\brefund (?:what|the|…)/i,
      /back to your bank account/,
      /into (?:the|your) bank account\b/,
      /of (?:it|your refund)\b/,
    ],
  },
  {
    by: 'periodic renewals',
    does: [
      /\brenew(?:s)? automatically/i,
      /before (?:it|these) ends?/i,
      /before these (?:30 days )?end/i,
      /renewal price/i,
      /your cover will continue/i,
      /(?:weeks|days|week) before\b/i,
      /before we take (?:it|the payment)/i,
      /take (?:the (?:full price|payment)|it) (?:on|from|shortly)/i,
      /then take it from your saved card/,
      /try the same card again/,
      /If the payment fails/,
      /We'll write to you on/,
      /charge your card/,
      /email you your price/,
      /tell you the price by/,
      /we'll take this one later/,
      /If you choose no, we'll write to you/,
    ],
  },
  {
    by: 'work referral',
    does: [
      /what they decide/,
      /underwriter will (?:decide|look)/i,
      /We'll decide by/,
      /our decision by/,
      /get in touch by/i,
      /hold this price until/,
      /keep your answers, so that your call/,
    ],
  },
  {
    by: 'job cancelled-mail',
    does: [/tell you the new figures/, /policy will be cancelled then/],
  },
  {
    by: 'periodic cancellations',
    does: [
      /You will have been covered for/,
      /^will be cancelled$/,
      /It'll be settled early/,
      /you'll have paid/,
      /You'll owe$/,
      /and you'll pay no interest/,
      /^so you'll pay$/,
    ],
  },
  {
    by: 'job notice-withdrawn-mail',
    does: [/withdraw this notice/],
  },
  {
    by: 'work renewal',
    does: [/We'll also call you/],
  },
  {
    by: 'periodic mop-up',
    does: [/keep checking/, /we'll email you either way/, /we'll try again/, /It will then disappear/],
  },
  { by: 'periodic reminders', does: [/send you a link with your price/] },
  {
    by: 'work proof',
    does: [
      /check your licence|check … with the DVLA/,
      /check code/,
      /If a record differs/,
      /We'll check it within two working days/,
      /We'll check before cover starts/,
    ],
  },
  {
    by: 'page: the call that the button makes, while the customer waits',
    does: [
      /\b(?:you'll|you will) (?:then )?(?:see|find|read|pay|lose|also need|need|receive|enter)\b/i,
      /(?:How|how) (?:you'll pay|we'll contact)/,
      /we'll (?:match|open|check your bank|check your|work it out again|confirm your price|ask (?:you )?for|ask three)/i,
      /We'll (?:ask you for a few details|take you to|copy your answers|look after your answers|use …|work out your price)/,
      /we'll keep your answers/i,
      /we'll remove/i,
      /will be removed from this quote/,
      /total amount you will have to pay/,
      /we'll close your quote in/,
    ],
  },
  {
    by: 'others: an adviser, on the telephone',
    does: [
      /\bcall\b.*\b(?:we'll|we will)\b/i,
      /we'll (?:take your answer by phone|stop these emails|explain as you go)/i,
      /We'll only call about/,
      /We'll go through (?:it together|your options)/,
      /We will use what you tell me/,
      /and we'll put it right/,
      /We'll reply within three working days/,
      /We will always write and speak/,
      /We'll never ask/,
      /We'll be back soon/,
      /We'll still email you/,
      /Please use the link/,
    ],
  },
  {
    by: 'others: the insurer and the device partner, under the policy’s terms',
    does: [
      /will contact you to arrange/,
      /We will (?:repair|pay|not pay)/,
      /we'll pay no more than/,
      /If we see unsafe driving/,
      /We'll arrange the replacement/,
      /will not be charged interest/,
      /You will tell us before/,
    ],
  },
  {
    by: 'others: a fact about the customer, which nobody has to do',
    does: [
      /who'll drive|else will drive/,
      /You'll be covered until/,
      /how long they will keep it/,
      /The customer will call back/,
      /Everyone who'll/,
    ],
  },
]
