/** Where workbooks are taken in and given out. */
export const importPath = '/mgmt/household/import'
