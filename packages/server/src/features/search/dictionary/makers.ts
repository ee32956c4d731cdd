/** Makers of parts, oils and tyres: the name that ads use, and how it is said or misspelt. */
export const makers = `
Brembo | брембо
Bosch | бош, бошш
Toyota
TRW | трв, трв тормоза
Zimmermann | зиммерман, циммерман
Nibk | нибк
Sangsin | сангсин, hi-q, хай кью, хайкью
Ate | ате, атэ
Ferodo | феродо
Akebono | акебоно
Textar | текстар
Frenkit | френкит
Seiken | сейкен
Febi | феби, febi bilstein
Gates | гейтс, гатес
Patron | патрон
Masuma | масума
Denso | денсо, дэнсо
Hella | хелла, хела
Valeo | валео
NTK | нтк
Mobil | мобил, мобил 1, мобиль
Castrol | кастрол, кастроль
Shell | шелл, шел
Helix | хеликс
Liqui Moly | ликви моли, ликвимоли, ликви молли, ликвимоле, лики моли, liquimoly
Lukoil | лукойл
Zic | зик, зикк
Kixx | кикс
Aisin | айсин, аисин
Idemitsu | идемитсу, идемицу
РосДОТ | росдот
Molykote | моликот
Depo | депо
TYC | тик тайвань
Eagle Eyes | игл айс
Philips | филипс
Osram | осрам
Narva | нарва
Koito | който
Nokian | нокиан, нокия
Hakkapeliitta | хаккапелита, хакапелита, хака, хакка, хаккапелиитта
Michelin | мишлен, мишелин
Bridgestone | бриджстоун, бриджстон
Blizzak | близзак, близак
Yokohama | йокогама, ёкохама, екохама
Ikon | икон
Nordman | нордман
Sailun | сайлун
Cordiant | кордиант
Hankook | ханкук, хенкук
Continental | континенталь, континентал
Triangle | триангл, трайангл
Kumho | кумхо
Toyo | тойо
BFGoodrich | гудрич, бфгудрич, bf goodrich
Maxxis | максис, максисс
Replica | реплика
Skad | скад
Borbet | борбет
Rays | рейс, волк
Enkei | энкей
KYB | каяба, кайаба, kayaba, кyb, кыб
Sachs | сакс, захс
Monroe | монро, монрое
Tokico | токико
Bilstein | бильштайн, билштайн
Mando | мандо
Lesjöfors | лесджофорс, лесфорс, lesjofors
Obk | обк
Lemförder | лемфордер, лемфёрдер, lemforder
Febest | фебест
CTR | стр, цтр
RBI | рби
555 | три пятерки
Moog | муг
Sidem | сидем
Koyo | койо
SKF | скф
NSK | нск
FAG | фаг
GMB | гмб
NTN | нтн
Ilin | илин
GKN | гкн
GSP | гсп
LuK | лук
Exedy | экседи
Seco | секо
Contitech | контитек, контитех
Dayco | дайко
INA | ина
Mitsuboshi | мицубоши
Hepu | хепу
Dolz | дольц
Mahle | мале, махле
NPR | нпр
Taiho | тайхо
Kolbenschmidt | колбеншмидт, колбен
Elring | эльринг
Victor Reinz | виктор рейнц, рейнц
Ajusa | ажуса
Corteco | кортеко
Garrett | гарретт, гаррет
BorgWarner | борг варнер, боргварнер
IHI | ихи
Delphi | делфи, делфай
Hitachi | хитачи
NGK | нгк, нжк
Iridium | иридиум
Beru | беру
Era | эра
Bosal | босал
Walker | уокер, волкер
Polmo | полмо
API | апи
Signeda | сигнеда
View Max | вью макс
FYG | фуг
XYG | хуг
Pilkington | пилкингтон
Шериф | sheriff
АвтоБРОНЯ | автоброня
Mann | манн, ман
Filtron | фильтрон
Sakura | сакура
VIC | вик
Varta | варта
Mutlu | мутлу
Тюмень | тюменский, tyumen
Кайнар | kainar, қайнар
Delkor | делкор
Exide | эксайд
Орион | orion
Berkut | беркут
CTEK | стек
Carku | карку
Krauf | крауф
HC-Cargo | карго
Teyes | тейес, тиес, теес, teyes cc3
Pioneer | пионер, пионеер
Incar | инкар
Redpower | редпауэр
StarLine | старлайн, старлаин
Pandora | пандора
Sher-Khan | шерхан, шер хан, sherkhan
70mai | 70май, семьдесят май
Xiaomi | сяоми, ксиоми
Neoline | неолайн
BlackVue | блэквью
Nissens | ниссенс
Luzar | лузар
Halla | халла
Tama | тама
Vernet | вернет
Felix | феликс
Sintec | синтек
Lavr | лавр
Hi-Gear | хай гир, хайгир, hi gear
Abro | абро
Loctite | локтайт
Wynn’s | виннс
Grass | грасс, грас
Koch Chemie | кох хеми, кох химия
Sonax | сонакс
Turtle Wax | тартл вакс
Motip | мотип
Kudo | кудо
WeatherTech | ветертек
Novline | новлайн
Автопилот | autopilot
Seintex | сейнтекс
Alca | алка
SWF | свф
Thule | туле
Lux | люкс багажник
Атлант | atlant
Leader Plus | лидер плюс
Baltex | балтекс
Forsage | форсаж
Ombra | омбра
Matrix | матрикс инструмент
Jtc | джитиси
SIM | сим дефлектор
Cobra | кобра
Defa | дефа
Calix | каликс
Трал
Hella
Sat
Sedan
Motul | мотуль, мотюль
Eneos | энеос, енеос
Ravenol | равенол, рафенол
Pirelli | пирелли, пирели
Goodyear | гудиер, гудьир
Dunlop | данлоп, дунлоп
Nexen | нексен
Viatti | виатти
Linglong | линглонг
Mobis | мобис
Fenox | фенокс
Stellox | стеллокс
Trialli | триалли
Trebl | требл
Carlife | карлайф
JS Asakashi | асакаши
Autoprofi | автопрофи
Magnetto | магнетто
Polcar | полкар
Budweg | будвег
Yakima | якима
`

/** Lines of a maker, which titles may name without the maker. */
export const lines = `
Shell | Helix
Nokian | Hakkapeliitta
Bridgestone | Blizzak
`

/** Names that say something else in titles of ads: a standard of oils, a body, a kind of spark plug, a socket of lamps. */
export const saysMore =
  'API, апи, SIM, Sedan, Sat, Lux, Iridium, иридиум, 555, Replica, реплика, Era, эра, ман, стр, лук, волк, рейс, карго, стек, шел, патрон, трал, кобра'
