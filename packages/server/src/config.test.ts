import { describe, expect, it } from 'vitest'
import { configFromEnvironment } from './config.ts'
import { whereToListen } from './settings.ts'
import { ConfigurationError } from './why-not.ts'

const PUSHER = { PUSHER_APP_ID: '77', PUSHER_KEY: 'k', PUSHER_SECRET: 's' }

describe('the configuration', () => {
  it('has defaults for everything', () => {
    const config = configFromEnvironment({})
    expect(config).toMatchObject({
      publicUrl: 'http://127.0.0.1:3000',
      secure: false,
      trustedProxies: [],
      corsOrigins: [],
    })
    expect(config.pusher ?? config.smtpUrl ?? config.databaseUrl).toBeUndefined()
    expect(configFromEnvironment({ SMTP_URL: '', PUSHER_KEY: '', PUBLIC_URL: '' })).toEqual(config)
  })

  it('reads whom to trust about signatures, and whom to ask', () => {
    expect(configFromEnvironment({}).signing).toEqual({
      ...{ rootsFolder: null, ocspUrl: null, crlUrls: [], tspUrl: null, ncanodeUrl: null, centreBins: [] },
    })
    expect(
      configFromEnvironment({
        ...{ TRUST_ROOTS: 'roots', OCSP_URL: 'http://ocsp.example', TSP_URL: 'http://tsp.example/tsp' },
        CRL_URLS: 'http://crl.example/rsa.crl, http://crl.example/gost.crl',
        ...{ NCANODE_URL: 'http://127.0.0.1:14579', CENTRE_BINS: '201240999077' },
      }).signing,
    ).toEqual({
      ...{ rootsFolder: 'roots', ocspUrl: 'http://ocsp.example/', tspUrl: 'http://tsp.example/tsp' },
      crlUrls: ['http://crl.example/rsa.crl', 'http://crl.example/gost.crl'],
      ...{ ncanodeUrl: 'http://127.0.0.1:14579/', centreBins: ['201240999077'] },
    })
  })

  it.each([
    ['OCSP_URL', 'ocsp.example'],
    ['CRL_URLS', 'http://crl.example/1.crl,file:///etc/passwd'],
    ['TSP_URL', 'ftp://tsp.example'],
    ['NCANODE_URL', '127.0.0.1:14579'],
    ['CENTRE_BINS', '20124099907'],
  ])('refuses %s %j', (name, value) => {
    expect(() => configFromEnvironment({ [name]: value })).toThrow(ConfigurationError)
  })

  const EGOV = {
    EGOV_MOBILE: 'on',
    EGOV_MOBILE_BIN: '201240999077',
    EGOV_MOBILE_NAME_RU: 'ТОО «Центр»',
    EGOV_MOBILE_NAME_KK: '«Центр» ЖШС',
  }

  it('reads whom eGov Mobile signs for, only where it is on', () => {
    const centre = { nameRu: 'ТОО «Центр»', nameKz: '«Центр» ЖШС', bin: '201240999077' }
    expect(configFromEnvironment(EGOV).egov).toEqual({ ...centre, nameEn: 'ТОО «Центр»' })
    expect(configFromEnvironment({ ...EGOV, EGOV_MOBILE_NAME_EN: 'Centre LLP' }).egov?.nameEn).toBe(
      'Centre LLP',
    )
    expect(configFromEnvironment({ ...EGOV, EGOV_MOBILE: 'off' }).egov).toBeUndefined()
    expect(configFromEnvironment({}).egov).toBeUndefined()
  })

  it.each([
    [{ EGOV_MOBILE: 'yes' }],
    [{ EGOV_MOBILE_BIN: '' }],
    [{ EGOV_MOBILE_BIN: '20124099907' }],
    [{ EGOV_MOBILE_NAME_KK: '' }],
    [{ PUBLIC_URL: 'http://sauda.example' }],
  ])('refuses eGov Mobile with %j', (wrong) => {
    expect(() => configFromEnvironment({ ...EGOV, ...wrong })).toThrow(ConfigurationError)
  })

  it('reads PUBLIC_URL', () => {
    const publicUrl = (environment: Record<string, string>) => configFromEnvironment(environment).publicUrl
    expect(publicUrl({ PORT: '8080', HOST: '::1' })).toBe('http://[::1]:8080')
    expect(publicUrl({ PUBLIC_URL: 'https://sauda.example/' })).toBe('https://sauda.example')
    expect(configFromEnvironment({ PUBLIC_URL: 'https://sauda.example' }).secure).toBe(true)
  })

  it.each([
    ['', []],
    [' , ', []],
    ['https://shop.example', ['https://shop.example']],
    ['https://shop.example/', ['https://shop.example']],
    [' HTTPS://Shop.Example:443 ,http://localhost:5173,', ['https://shop.example', 'http://localhost:5173']],
    ['http://[::1]:8080', ['http://[::1]:8080']],
    ['https://базар.example', ['https://xn--80aabz0c.example']],
  ])('reads CORS_ORIGINS as browsers write origins: %j', (CORS_ORIGINS, corsOrigins) => {
    expect(configFromEnvironment({ CORS_ORIGINS }).corsOrigins).toEqual(corsOrigins)
  })

  it.each([
    ...[
      '*',
      'null',
      'shop.example',
      '//shop.example',
      'https:shop.example',
      'https://',
      'https://shop .example',
    ],
    ...[
      'ftp://shop.example',
      'capacitor://localhost',
      'https://*.shop.example',
      'https://shop.example:99999',
    ],
    ...[
      'https://shop.example/page',
      'https://shop.example//',
      'https://shop.example?',
      'https://shop.example#',
    ],
    ...[
      'https://person@shop.example',
      'https://shop.example\\page',
      'https://one.example https://two.example',
    ],
  ])('rejects the origin %j and shows it', (typed) => {
    const start = () => configFromEnvironment({ CORS_ORIGINS: `https://good.example, ${typed}` })
    expect(start).toThrow(ConfigurationError)
    expect(start).toThrow(
      `CORS_ORIGINS lists origins such as https://shop.example, with nothing after them, separated by commas: ${typed}`,
    )
  })

  it('sends e-mail by the configured mail server', () => {
    const letters = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Sauda <a@b.example>' }
    expect(configFromEnvironment({ ...letters, PUBLIC_URL: 'https://sauda.example' })).toMatchObject({
      smtpUrl: 'smtp://mail.example:587',
      mailFrom: 'Sauda <a@b.example>',
    })
  })

  it('reads the statement timeout in seconds', () => {
    const limit = (STATEMENT_TIMEOUT: string) => configFromEnvironment({ STATEMENT_TIMEOUT }).statementTimeout
    expect([limit(''), limit('0'), limit('2.5')]).toEqual([undefined, 0, 2500])
  })

  it.each([
    ['hosted Pusher', { PUSHER_CLUSTER: 'eu' }, { cluster: 'eu' }],
    [
      'a compatible server',
      { PUSHER_HOST: 'push.example:6001' },
      { server: new URL('https://push.example:6001') },
    ],
    [
      'one without TLS',
      { PUSHER_HOST: 'http://127.0.0.1:6001' },
      { server: new URL('http://127.0.0.1:6001') },
    ],
  ])('accepts %s', (_what, where, taken) => {
    expect(configFromEnvironment({ ...PUSHER, ...where }).pusher).toEqual({
      appId: '77',
      key: 'k',
      secret: 's',
      ...taken,
    })
  })

  it.each([
    [{ PUSHER_APP_ID: '77', PUSHER_KEY: 'k', PUSHER_CLUSTER: 'eu' }, /PUSHER_SECRET/],
    [{ ...PUSHER }, /PUSHER_CLUSTER and PUSHER_HOST/],
    [{ PUSHER_CLUSTER: 'eu' }, /PUSHER_APP_ID/],
    [{ ...PUSHER, PUSHER_HOST: 'ws://push.example' }, /PUSHER_HOST is no http or https address/],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL is no smtp or smtps address/],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://sauda.example' }, /SMTP_URL needs MAIL_FROM/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL needs PUBLIC_URL/],
    [{ STATEMENT_TIMEOUT: 'soon' }, /STATEMENT_TIMEOUT is no number of seconds/],
    [{ STATEMENT_TIMEOUT: '-1' }, /STATEMENT_TIMEOUT is no number of seconds/],
    [{ STATEMENT_TIMEOUT: '1e9' }, /STATEMENT_TIMEOUT is no number of seconds/],
    [{ PUBLIC_URL: 'sauda.example' }, /PUBLIC_URL is no http or https address/],
    [{ PUBLIC_URL: 'https://sauda.example/portal' }, /PUBLIC_URL is the root of a host/],
    [{ PUBLIC_URL: 'https://sauda.example//' }, /PUBLIC_URL is the root of a host/],
    [{ PUBLIC_URL: 'https://sauda.example/?from=mail' }, /PUBLIC_URL is the root of a host/],
    [{ PORT: 'x' }, /PORT is no port number: x/],
    [{ PORT: '65536' }, /PORT is no port number/],
  ])('rejects %j with a clear message', (environment, message) => {
    expect(() => configFromEnvironment(environment)).toThrow(ConfigurationError)
    expect(() => configFromEnvironment(environment)).toThrow(message)
  })
})

it('listens on loopback, port 3000, by default', () => {
  expect(whereToListen({})).toEqual({ host: '127.0.0.1', port: 3000 })
  expect(whereToListen({ HOST: '0.0.0.0', PORT: '80' })).toEqual({ host: '0.0.0.0', port: 80 })
})
