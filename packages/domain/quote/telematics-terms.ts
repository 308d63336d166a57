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
        `The small device is supplied and read by ${partner}, who fit it free of charge. It remains their property.`,
        'It must be fitted within 14 days of your cover starting, and stay connected until your cover ends.',
        'Tell us straight away if it is damaged, or if the car is going to be repaired, sold or kept off the road.',
      ],
    },
    {
      title: 'What is measured',
      points: [
        'Your speed, compared with the speed limit.',
        'How smoothly the car speeds up, slows down and turns.',
        'The time of day, the length of your journeys and the types of road.',
        'Where the car is, and the force of an impact.',
        'It measures every driver. Tell them about these terms, because their driving counts as yours.',
      ],
    },
    {
      title: 'How it affects your price',
      points: [
        'Your price already assumes the device is fitted. Careful driving helps to keep it down.',
        "If we see unsafe driving, we'll write to you first to tell you what we've seen.",
        "If it doesn't improve, we may increase your price or cancel your cover with seven days' notice.",
        "If you drive at more than 100 miles an hour or remove the device, we could cancel straight away, with seven days' notice.",
      ],
    },
    {
      title: 'When you may drive',
      points: [
        "There's no curfew: you're covered at any time. We still measure the time of day, because more accidents happen late at night.",
      ],
    },
    {
      title: 'What else we use it for',
      points: [
        "To show you how you're driving.",
        `To settle claims: ${insurer} may use it, and it could help to show that you weren't to blame.`,
        'To help after a hard impact, or to help the police find the car after a theft, once you have a crime reference.',
        'We share it with the police or a court only if the law requires it or you ask us to.',
      ],
    },
    {
      title: 'How long we keep it',
      points: [
        `${partner}, ${insurer} and ${firm.name} keep it while you're covered, and after that for as long as a claim can be made.`,
      ],
    },
    {
      title: 'Your rights',
      points: [
        'You can ask for a copy of the data held about you, have it corrected, or ask for it to be deleted or its use restricted.',
        'If a decision about you is fully automated, you can ask for a person to review it and give your view.',
        `Write to ${firm.email} or call ${firm.phone.display}. If you're not happy with our answer, you can complain to the Information Commissioner's Office at ico.org.uk.`,
      ],
    },
  ]
}
