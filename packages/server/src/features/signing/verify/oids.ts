/** Identifiers of what we read, by name. */
export const OID = {
  // Messages
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',

  // Certificates
  subjectKeyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  certificatePolicies: '2.5.29.32',
  authorityKeyId: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',

  // Names
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  unit: '2.5.4.11',
  givenName: '2.5.4.42',

  // What a key is for
  forLogin: '1.3.6.1.5.5.7.3.2',
  forEmail: '1.3.6.1.5.5.7.3.4',
  forTimestamps: '1.3.6.1.5.5.7.3.8',
  forStatusAnswers: '1.3.6.1.5.5.7.3.9',

  // Whose key, as Kazakhstan's National Certification Authority says it
  person: '1.2.398.3.3.4.1.1',
  organisationKey: '1.2.398.3.3.4.1.2',
  head: '1.2.398.3.3.4.1.2.1',
  maySign: '1.2.398.3.3.4.1.2.2',
  maySignFinancial: '1.2.398.3.3.4.1.2.3',
  personnelOfficer: '1.2.398.3.3.4.1.2.4',
  employee: '1.2.398.3.3.4.1.2.5',

  // Status of certificates
  basicAnswer: '1.3.6.1.5.5.7.48.1.1',
  nonce: '1.3.6.1.5.5.7.48.1.2',
  noCheck: '1.3.6.1.5.5.7.48.1.5',
  issuingDistributionPoint: '2.5.29.28',
  deltaList: '2.5.29.27',

  // Hashes
  md5: '1.2.840.113549.2.5',
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
  streebog512: '1.2.398.3.10.1.3.3',
  gost94: '1.2.398.3.10.1.3.1',

  // Keys and signatures
  rsa: '1.2.840.113549.1.1.1',
  rsaMd5: '1.2.840.113549.1.1.4',
  rsaSha1: '1.2.840.113549.1.1.5',
  rsaSha256: '1.2.840.113549.1.1.11',
  rsaSha384: '1.2.840.113549.1.1.12',
  rsaSha512: '1.2.840.113549.1.1.13',
  ec: '1.2.840.10045.2.1',
  ecdsaSha1: '1.2.840.10045.4.1',
  ecdsaSha256: '1.2.840.10045.4.3.2',
  ecdsaSha384: '1.2.840.10045.4.3.3',
  ecdsaSha512: '1.2.840.10045.4.3.4',
  gost2015Key: '1.2.398.3.10.1.1.2.2',
  gost2015CurveA: '1.2.398.3.10.1.1.2.2.1',
  gost2015With512: '1.2.398.3.10.1.1.2.3.2',
  gost2004Key: '1.2.398.3.10.1.1.1.1',
  gost2004: '1.2.398.3.10.1.1.1.2',
} as const
