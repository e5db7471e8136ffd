/** R339: activation status and unbinding; the address is the legacy page's. */
export const activationPath = '/community/comOpenServiceStatus.aspx'
