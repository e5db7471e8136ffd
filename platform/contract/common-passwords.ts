/** What people choose first, in small letters: refused as a password. Ones shorter than ten are refused by length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 0123456789 12345678910 123456789a a123456789 1234567891 0987654321 9876543210 1111111111 0000000000
  qwertyuiop qwerty12345 qwerty123456 1q2w3e4r5t 1qaz2wsx3edc qazwsxedc123 zaq12wsxcde3 asdfghjkl1 q1w2e3r4t5 qwer1234asdf
  password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 p@ssword123 mypassword welcome123 welcome1234
  iloveyou123 iloveyou12 abcdefghij abcd123456 abc1234567 abcde12345 aa12345678 aa123456789 asd123456789 admin12345
  administrator admin123456 root123456 letmein1234 changeme123 changeme1234 superman123 football123 basketball baseball123
  computer123 internet123 sunshine123 princess123 dragon12345 monkey12345 master12345 michelle123 5201314520 5201314521
  woaini1314 woaini5201314 woaini520520 taiwan12345 taipei12345 ji32k7au4a83 5k4g4ru84 zaqxswcdevfr lobby-demo lobbydemo123
  community1 community123 management manager123 manager1234 security123 guard12345 88888888888 8888888888 6666666666
  1357924680 1122334455 1231231231 1234512345 1212121212 1029384756 147258369a 1472583690 7894561230 a1b2c3d4e5`.split(
    /\s+/,
  ),
)
