/** Where the cover holds in full, and where it is the least the law asks for. Countries a UK vehicle enters without a green card. */
export const homeCountries =
  'Great Britain, Northern Ireland, the Isle of Man, Jersey, Guernsey and Alderney, and journeys between them: your full cover'

export const europeanCountries =
  'The European Union, Andorra, Bosnia and Herzegovina, Iceland, Liechtenstein, Norway, Serbia and Switzerland: the least cover that the law there asks for'
