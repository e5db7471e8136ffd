/** The public form, spelled as the specification has it (R004). */
export const formPath = '/mgmt/visitorRealNameRigistration'
export const successPath = '/mgmt/visitorRealNameSuccess'
/** What came in, and the form's address to print. */
export const registrationListPath = '/mgmt/PlusGuestRegistration'
