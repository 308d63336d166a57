/** Said in passing wherever a price turned out to be another one than the customer saw (BUY-14, F7). */
export const PRICED_AGAIN = 'Your quote had to be rated again due to a change in the information provided.'
