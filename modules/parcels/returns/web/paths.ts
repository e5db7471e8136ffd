/** Registers a return, or with `?kind=outgoing` a parcel. */
export const registerPath = '/community/postalReturn.aspx'
/** All returns and outgoing parcels. */
export const listPath = '/community/postalReturnList.aspx'
