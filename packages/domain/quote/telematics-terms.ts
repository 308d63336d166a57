export type TermsSection = { title: string; points: readonly string[] }

/** The parties to the terms. */
export type TermsParties = {
  provider: string | undefined
  insurer: string
  firm: { name: string; email: string; phone: { display: string } }
}

/**
 * What driving with a device means, in the order customers ask (NAV-10, D-041). The same on the page that asks to accept them and
 * in the document.
 */
export function telematicsSections({ provider, insurer, firm }: TermsParties): readonly TermsSection[] {
  const partner = provider ?? 'our device partner'
  return [
    {
      title: 'The device',
      points: [
        `The small device is supplied and read by ${partner}, who fit it free of charge. It stays theirs.`,
        'It must be fitted within 14 days of the start of cover, and stay connected until cover ends.',
        'Tell us at once if it is damaged, or if the car is to be repaired, sold or kept off the road.',
      ],
    },
    {
      title: 'What is measured',
      points: [
        'Speed, against the limit of the road.',
        'How smoothly the car speeds up, slows down and turns.',
        'The time of day, how long journeys are and the kinds of road.',
        'Where the car is, and the force of an impact.',
        'Whoever is driving. Tell every driver of these terms; how they drive counts as yours.',
      ],
    },
    {
      title: 'What it does to your price',
      points: [
        'The price you have been given already counts on the device. Careful driving is good for your price.',
        'If we see driving that is not safe, we write to you first and say what we have seen.',
        "If nothing changes, we may raise your price from then on, or cancel your cover with seven days' notice.",
        'Driving at more than 100 miles an hour, or taking the device out, may mean that notice at once.',
      ],
    },
    {
      title: 'When you may drive',
      points: [
        'There is no curfew: you are covered at any hour. The time of day is still measured, as more accidents happen late at night.',
      ],
    },
    {
      title: 'What else it is used for',
      points: [
        'To show you how you are doing.',
        `To settle claims: ${insurer} may use it, and it can help to show that you were not to blame.`,
        'To help after a hard impact, or to help the police find the car after a theft, once you have a crime reference.',
        'It goes to the police or a court only when the law says so, or you ask us to.',
      ],
    },
    {
      title: 'How long it is kept',
      points: [
        `It is kept by ${partner}, ${insurer} and ${firm.name} while you are covered, and afterwards for as long as a claim can be made.`,
      ],
    },
    {
      title: 'Your rights',
      points: [
        'You can ask for a copy of what is held about you, have it put right, or ask for it to be deleted or used less.',
        'If a decision about you is made by a computer alone, you can ask for a person to look at it, and say how you see it.',
        `Write to ${firm.email} or call ${firm.phone.display}. If you are not content with our answer, you can complain to the Information Commissioner's Office at ico.org.uk.`,
      ],
    },
  ]
}
