/** A page of a journey, as the server writes it before any script runs. Imported before anything that asks for the journey. */
document.documentElement.dataset['journey'] = 'acorn_pc'
