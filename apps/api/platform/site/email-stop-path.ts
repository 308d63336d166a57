/** Where mail programs stop our reminders for their readers, with one press (RFC 8058). No browser calls it. */
export const MAIL_STOP_PATH = '/api/v1/Mail/StopAtOnce'
