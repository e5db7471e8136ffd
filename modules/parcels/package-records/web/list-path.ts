/** All packages, whatever became of them; the address is the legacy page's. */
export const listPath = '/community/postalList.aspx'
