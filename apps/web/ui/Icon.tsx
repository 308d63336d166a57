import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** Always next to text that says the same, so never read out. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** One icon set on a 24 px square, 1.75 px strokes. Each entry is the outline; nothing is filled. */
export const iconPaths = {
  alert: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7.75v5M12 16v.25',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6l6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6l-6 6',
  back: 'M8.5 5L4 9.5L8.5 14M4 9.5h10.25a5.25 5.25 0 0 1 0 10.5H10',
  badge:
    'M12 2.75l7.5 2.75v6c0 4.75-3.1 8.2-7.5 9.75c-4.4-1.55-7.5-5-7.5-9.75v-6ZM8.75 11.75l2.4 2.4l4.35-4.4',
  calendar:
    'M4 6.5a1.5 1.5 0 0 1 1.5-1.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5ZM4 10h16M8.25 3v3.5M15.75 3v3.5',
  car: 'M3.5 16.5v-3.75l2.1-.75l1.7-4.1a2 2 0 0 1 1.85-1.25h5.7a2 2 0 0 1 1.85 1.25l1.7 4.1l2.1.75v3.75ZM5.75 12h12.5M5.5 16.5v2M18.5 16.5v2M6.75 14.25h1.5M15.75 14.25h1.5',
  check: 'M4.75 12.75l4.75 4.75L19.25 7',
  'chevron-down': 'M6 9.25l6 6l6-6',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7v5.25l3.5 2',
  copy: 'M9 8.5A1.5 1.5 0 0 1 10.5 7h8A1.5 1.5 0 0 1 20 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5ZM6 16.5h-.5A1.5 1.5 0 0 1 4 15V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.25',
  cross: 'M6 6l12 12M18 6L6 18',
  document:
    'M6 4.5A1.5 1.5 0 0 1 7.5 3h6L18 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19.5ZM13.25 3.25V8h4.5M9 12.5h6M9 16.25h6',
  download: 'M12 4v11M7.25 10.5L12 15.25l4.75-4.75M4.5 19.75h15',
  globe:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM3.25 12h17.5M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9s1.2-6.5 3.6-9Z',
  headset:
    'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5H7a.75.75 0 0 1 .75.75v3.5a.75.75 0 0 1-.75.75H6a1.5 1.5 0 0 1-1.5-1.5ZM19.5 13.5H17a.75.75 0 0 0-.75.75v3.5c0 .4.35.75.75.75h1a1.5 1.5 0 0 0 1.5-1.5ZM19.25 18a3.5 3.5 0 0 1-3.5 2.75H13',
  help: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM9.4 9.5a2.65 2.65 0 1 1 3.9 2.35c-.8.45-1.3 1-1.3 1.9M12 16.5v.25',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 11v5.25M12 7.75V8',
  licence:
    'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17ZM9 9a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 9 9ZM6.25 15.5c.3-1.3 1.3-2 2.75-2s2.45.7 2.75 2M14.5 10h3M14.5 13.5h3',
  lock: 'M5.5 12A1.5 1.5 0 0 1 7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19ZM8.25 10.5V7.75a3.75 3.75 0 0 1 7.5 0v2.75M12 14.5v2.25',
  mail: 'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17ZM4 7l8 6l8-6',
  pencil: 'M4.5 19.5l.9-4L15.75 5.15a1.6 1.6 0 0 1 2.25 0l.85.85a1.6 1.6 0 0 1 0 2.25L8.5 18.6ZM14 7l3 3',
  phone:
    'M8.4 4H5.6A1.6 1.6 0 0 0 4 5.7C4.6 13.3 10.7 19.4 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.8l-4-1.7l-1.9 2a12 12 0 0 1-6-6l2-1.9Z',
  plus: 'M12 5v14M5 12h14',
  scales:
    'M12 4v16M8 20.25h8M5 7.25l7-1.5l7 1.5M5 7.25l-2.4 6a2.6 2.6 0 0 0 4.8 0ZM19 7.25l-2.4 6a2.6 2.6 0 0 0 4.8 0Z',
  search: 'M10.75 4.25a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.5 15.5l4.5 4.5',
  star: 'M12 3.5l2.6 5.4l5.9.8l-4.3 4.15l1.05 5.9L12 16.9l-5.25 2.85l1.05-5.9L3.5 9.7l5.9-.8Z',
  windscreen:
    'M3.75 17.5l2.5-9.75c3.75-1.5 7.75-1.5 11.5 0l2.5 9.75c-5.4-1.75-11.1-1.75-16.5 0ZM12 15.75l3.25-5.25',
} as const

export type IconName = keyof typeof iconPaths
