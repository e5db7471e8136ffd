/** The login cookie of a session. */
export const loginCookie = 'lobby_login'
/** The operator's login cookie: no community's session has anything to do with it. */
export const operatorCookie = 'lobby_operator'
