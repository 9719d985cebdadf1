/**
 * What people call what they look for. To teach the search a word, add it to a line or write a new
 * one, and raise SEARCH_VERSION: by the words of all lines, long words of names are taken apart and
 * lost letters put back where businesses are stored. Four kinds of lines:
 *
 *   kuaför, berber        Words for one thing: who asks for one is shown the others as well.
 *   dişim ağrıyor > diş   Who says the left means the right; not the other way round. Words of the
 *                         left may stand anywhere in the question, in any order.
 *   kuvaför ~ kuaför      The left is a wrong spelling of the right.
 *   reh = rehabilitasyon  The left with a point behind it, in a name or kind, is short for the right.
 *
 * Case, accents and endings need no line of their own (kebap, kebapçı and kebapçılar share their
 * first five letters; oteller and otelde come back to otel). What common names are made of (altın,
 * çiçek, park) stays out of lines where it would bring the wrong shops.
 */
export const searchWordLines = `
# Yeme içme
restoran, lokanta, restaurant, ocakbaşı, rest
restorant, restorent, restaurent, resturant, restoren, restaurand, restoranta, restran ~ restoran
lokonta, lokente, lokantaa, lokata ~ lokanta
kebapçı, kebap, kebab, ocakbaşı, zırh kebap, adana kebap, urfa kebap
kebabcı, kepap, kepapçı, kepabçı, gebap ~ kebapçı
acıktım, acıkınca, karnım acıktı, karnım aç, karnım zil çalıyor > restoran, lokanta, kebap, pide, çorba, döner, ciğer
yemek yenecek, yemek yiyelim, yemek yiyebileceğim, ne yesem, ne yesek, akşam yemeği, öğle yemeği > restoran, lokanta, kebap, ev yemekleri
gece acıktım, gece acıkınca, gece yemek, gece açık yemek, sahur > çorba, kokoreç, şırdan, ciğer, dürüm, yol lokantası
yemek > restoran, lokanta, ev yemekleri, mutfak
esnaf lokantası, ev yemekleri, sulu yemek, tencere yemeği, ev yemeği, tabldot, anne eli, çorba, aşevi
kuru fasulye, pilav üstü, tencere > ev yemekleri, esnaf lokantası, pilav
ızgara, mangal, et lokantası, etçi, steak, steakhouse, biftek, kasap döner, et restoranı
pideci, pide, lahmacun, etli ekmek, fındık lahmacun
lamacun, lahmacin, lahmancun, lahmacum ~ lahmacun
döner, dönerci, iskender, et döner, tavuk döner
dürüm, dürümcü, tantuni, şiş
tandunici, tantunici, tantuni
ciğerci, ciğer, ciyer, ciğer şiş
ciyerci ~ ciğerci
şırdan, şırdancı, mumbar, bumbar, kelle paça, sakatat, işkembe
şirden ~ şırdan
kokoreç, kokoreççi, midye
kokoreş, kokareç ~ kokoreç
çorba, çorbacı, işkembe, işkembeci, paça, kelle paça, beyran
sabah çorbası, ayılmak için > çorba
köfte, köfteci, içli köfte, ızgara köfte
çiğ köfte, çiğköfte
balıkçı, balık, deniz ürünleri, alabalık, balık restoranı, balık pişirici
balık yemek, balık ekmek, rakı balık > balık, meyhane
tavuk, tavukçu, piliç, kanat, piliç çevirme
tavada, sac kavurma, kavurma
pizza, pizzacı, pizzeria, pizza salonu
pizza, pizzacı, pide pizza > pizza, fast food, lahmacun, pide
hamburger, burger, burgerci, fast food, hamburgerci, sandviç
hambugrer ~ hamburger
tost, tostçu, sandviç, büfe, kumru, ayvalık tostu
makarna, makarnacı, italyan, spagetti
mantı, mantıcı, ev mantısı
börek yemek, poğaça almak, börek, poğaça, simit, peynirli açma > fırın, pastane, börek
gözleme, gözlemeci, sıkma, sıkmacı, sac böreği, bazlama
börek, börekçi, su böreği, kol böreği, poğaça
simit, simitçi, simit sarayı, poğaça
kahvaltı, kahvaltıcı, serpme kahvaltı, köy kahvaltısı, brunch, kahvaltı salonu, kahvaltı bahçesi, breakfast
kahfaltı, kayfaltı, kahvaltu, kavaltı ~ kahvaltı
sabah kahvaltısı, pazar kahvaltısı, menemen, sahanda yumurta, bal kaymak, omlet > kahvaltı
yöresel mutfak, yöresel yemek, adana mutfağı, anadolu mutfağı, ev mutfağı
analı kızlı, içli köfte, yüksük çorbası, humus > yöresel, ev yemekleri
vejetaryen, vegan, etsiz
vejeteryan, vejeteryen, vejateryan ~ vejetaryen
çocuklu aile, çocukla gidilecek, çocukla > çocuk dostu, oyun alanı
catering, yemek servisi, yemek fabrikası, tabldot, toplu yemek
paket servis, eve servis, paket, kurye
iftar, iftarlık > restoran, lokanta, ocakbaşı
şalgam, şalgamcı, turşu, turşucu, meyve suyu
sushi, suşi, japon, çin, uzak doğu
salata, diyet yemek, sağlıklı yemek, fit yemek

# Kafe, tatlı
kafe, cafe, kahve, kahveci, coffee, kahve dükkanı, kafeterya
kafee, kaffe, caffe, cofee, kaffeci, kafae ~ kafe
kahve içmek, kahve içilecek, oturup konuşmak, arkadaşla oturmak > kafe, kahve
üçüncü dalga, 3 dalga, filtre kahve, espresso, barista, nitelikli kahve
latte, cappuccino, americano, türk kahvesi, soğuk kahve, cold brew > kahve, kafe
starbucks, espressolab, kahve dünyası > kahve, kafe
ders çalışmak, ders çalışılacak, sessiz çalışmak, laptopla çalışmak > çalışma salonu, kitap kafe, kütüphane, çalışma masası
çay bahçesi, çay ocağı, çay evi, kıraathane, çayhane, aile çay bahçesi, çaycı
kıraathane, kahvehane, okey, okey salonu, king, çay ocağı
çay içmek, çay > çay bahçesi, çay ocağı, kafe
kitap kafe, kitap kahve, oyun kafe, masa oyunları, kutu oyunu
internet kafe, playstation, oyun salonu, net kafe, ps5, ps4
nargile, nargileci, nargile kafe, hookah
tatlıcı, tatlı, baklava, künefe, pastane, kadayıf, şöbiyet, halka tatlı, şerbetli tatlı, muhallebi
künafe, künfe, kunaefe ~ künefe
baklavacı, baklava, şöbiyet, kadayıf
baklva, bakalava, bakvala ~ baklava
canım tatlı çekti, tatlı krizi, tatlı yemek > tatlı, künefe, baklava, dondurma, pastane
halka tatlı, taş kadayıf, karakuş, sütlaç, kazandibi, revani, profiterol, cheesecake, tiramisu, tulumba > tatlı, pastane
pastane, pasta, yaş pasta, doğum günü pastası, unlu mamuller, butik pasta, kurabiye
pastahane, pastene, pasthane, patane ~ pastane
fırın, ekmek, ekmek fırını, unlu mamuller, taş fırın, ekmekçi, somun
sıcak ekmek > fırın
dondurmacı, dondurma, maraş dondurması, gelato
dondrma, dondruma, dondurmaa ~ dondurma
bici bici, bici, karsambaç, aşlama, buzlu tatlı
serinlemek, serinletici, sıcakta serin > bici bici, dondurma, havuz, çay bahçesi
waffle, krep, çikolata, waffleci, kumpir
çukulata, çikolota, çikilota, cikilata ~ çikolata
lokma, lokmacı, lokum, helva, şekerleme, şekerci
doğum günü, doğum günü kutlaması, doğum günü partisi > pasta, pastane, kafe, parti, hediyelik, oyun alanı
çocuğa doğum günü, çocuk doğum günü, çocuk partisi > oyun alanı, çocuk dostu, pasta, pastane, parti, oyuncak
manzara, manzaralı > göl manzarası, nehir manzarası, dağ manzarası, teras, seyir
göl kenarı, göl kıyısı, baraj kenarı, göl manzarası, baraj gölü > göl
nehir kenarı, ırmak kenarı, nehir manzarası > nehir

# Eğlence
bar, pub, meyhane, gece kulübü, birahane, bira evi, club, disko
meyhane, rakı balık, fasıl, türkü evi, gazino
rakı, rakı içmek, rakı içilecek, alkollü > meyhane, alkollü içecek, bar
bira, bira içmek > birahane, bira evi, pub, bar
birhane, birahanne ~ birahane
kokteyl, cocktail, kokteyl bar
koktel, kokteil ~ kokteyl
canlı müzik, türkü evi, türkü bar, müzikhol, caz, jazz, rock bar, fasıl
eğlenmek, eğlence, dans etmek, gece hayatı, gece eğlencesi, akşam çıkmak > bar, gece kulübü, canlı müzik, pub
maç izlemek, maç izlenecek, maç nerede izlenir, derbi > dev ekran, pub, birahane
şarap, şarap evi, wine, bağ evi
karaoke, stand up, dj

# Konaklama
otel, hotel, pansiyon, konaklama, apart, motel, butik otel, misafirhane, hostel, konuk evi
hotell, otell, otael, ottel ~ otel
kalacak yer, yatacak yer, gece kalmak, nerede kalınır, konaklayacak yer, oda kiralama > otel, pansiyon, konaklama, apart
günlük kiralık, günlük daire, günlük ev, apart, apart otel, suit, stüdyo daire
pansion, pansyon, pansiyonn ~ pansiyon
öğretmenevi, misafirhane, polisevi, orduevi, misafir evi, konuk evi
dağ evi, yayla evi, bungalov, taş ev, köy evi, bağ evi
doğada kalmak, kafa dinlemek, kafa dinlemelik, şehirden kaçmak, hafta sonu kaçamağı > dağ evi, bungalov, yayla, pansiyon
iş gezisi, iş seyahati, toplantı > iş oteli, toplantı salonu
balayı > butik otel, göl oteli, otel
havuzlu otel > havuz
evcil hayvanla kalmak, köpekli otel > evcil hayvan dostu

# Düğün
gelinlik, gelin, nişanlık, gelinlikçi, gelin evi, moda evi, bridal, wedding
gelinlig, gelnlik, gelinilk ~ gelinlik
abiye, nişanlık, gece elbisesi, mezuniyet elbisesi, balo elbisesi, davet elbisesi
abye, abyie ~ abiye
damatlık, smokin, takım elbise, damat, papyon
kına, bindallı, kına gecesi, kaftan, kınalık, kına evi, kına organizasyon
düğün salonu, düğün, kır düğünü, nikah, nikah salonu, balo salonu, düğün sarayı
düğün için, evleniyorum, evleniyoruz, evlenecek, düğünüm var > gelinlik, damatlık, düğün salonu, düğün ve nişan, kına, çeyiz, gelin başı
nişan için, nişanlanıyorum, söz kesme > nişanlık, abiye, düğün ve nişan
kızımın düğünü, oğlumun düğünü > gelinlik, damatlık, düğün salonu, çeyiz, abiye
gelinlik kiralama, kiralık gelinlik, ikinci el gelinlik
gelin başı, gelin saçı, gelin makyajı, makyaj
çeyiz, çeyizlik, nevresim, havlu, ev tekstili
davetiye, nikah şekeri, organizasyon, düğün organizasyon, süsleme
düğün fotoğrafçısı, fotoğrafçı, düğün çekimi, fotoğraf, stüdyo, video çekim
tadilat, terzi, dikim, terzihane, dikimevi, paça kısaltma
terzii, teryzi, terizi ~ terzi
pantolon paçası, fermuar bozuldu, daraltma, daraltmak, paça kısaltmak, kısalttırmak, bollaştırma > terzi, tadilat, dikimevi

# Piknik, açık hava
piknik, mangal, mesire, piknik alanı, mesire alanı, mesire yeri, mangal alanı, orman içi
mangal yapmak, mangal yakmak, mangal yapılacak > piknik, mesire, mangal
çocukları parka götürmek, oyun parkı, çocuk parkı > park, oyun alanı, piknik
yürüyüş, doğa yürüyüşü, doğa, gezilecek > park, mesire, piknik, doğa sporları
kamp, kamp alanı, çadır, kamping, karavan
kamp yapmak, çadır kurmak, kamp kurmak > kamp, orman, piknik, mesire
gölge, ağaç altı > piknik, mesire, gölgelik
park, parkı, millet bahçesi, kent ormanı, orman parkı
pikniğe, piknige, pknik, pinik ~ piknik
seyir terası, seyir, manzara

# Sağlık
eczane, eczacı, ilaç, nöbetçi eczane, pharmacy, ecz, nöbetçi
eczahane, ezcane, eczana, eczaane, eczanne ~ eczane
ilaç almak, ilaç lazım, reçete, ağrı kesici > eczane
diş, dişçi, diş hekimi, ağız ve diş, diş kliniği, diş hek, diş doktoru, ortodonti, implant, dt, dental
zirkonyum, lamina, diş beyazlatma, diş taşı, protez diş, dişlerim sarardı, diş dolgusu, diş eti, yirmilik diş, apse > diş
dişim ağrıyor, diş ağrısı, dişim kırıldı, dolgum düştü, diş teli, diş çektirmek, kanal tedavisi, çürük diş > diş, ağız ve diş
hastane, klinik, poliklinik, tıp merkezi, sağlık merkezi, hast, hospital
hastahane, hastne, hasthane, hatsane ~ hastane
doktor, hekim, muayenehane, dr, op dr, uzm dr, uzman doktor, uz dr, prof dr, doç dr, mua
hastayım, hasta oldum, ateşim var, başım ağrıyor, karnım ağrıyor, midem bulanıyor, grip oldum > doktor, hastane, muayenehane, tıp merkezi, sağlık kabini, eczane, poliklinik
çocuğum hasta, çocuğun ateşi, bebeğim hasta, çocuk hastalandı > çocuk doktoru, çocuk muayenehanesi, çocuk sağlığı, çocuk hastalıkları, hastane
çocuk doktoru, pediatri, çocuk sağlığı, çocuk hastalıkları, çocuk muayenehanesi, pediatrist
kadın doğum, jinekolog, jinekoloji, kadın hastalıkları, kadın doğum uzmanı, doğum, tüp bebek
hamileyim, hamile, gebelik > kadın doğum, jinekoloji, hastane
göz doktoru, göz, göz hastalıkları, göz merkezi, göz hastanesi
gözüm bozuk, göz numarası, göz numaram, numara büyüdü, gözlerim görmüyor, gözüm ağrıyor, göz muayenesi > göz doktoru, göz hastalıkları, göz merkezi, optik, gözlük
gözlükçü, optik, gözlük, lens, güneş gözlüğü, optisyen
gözlüğüm kırıldı, gözlük camı, gözlük yaptırmak > optik, gözlük
gözlükkçü ~ gözlükçü
kulak burun boğaz, kbb, işitme, işitme cihazı, işitme merkezi, odyoloji
kulağım duymuyor, duymuyorum, kulağım ağrıyor, kulaklık cihazı > işitme, kulak burun boğaz
fizik tedavi, fizyoterapi, fizyoterapist, rehabilitasyon, fizyo terapi, manuel terapi
fzyoterapi, fizoterapi, fizyotrapi ~ fizyoterapi
belim ağrıyor, bel ağrısı, boyun ağrısı, boynum tutuldu, sırtım ağrıyor, bel fıtığı, dizim ağrıyor > fizik tedavi, ortopedi, fizyoterapi
ortopedi, ortopedist, kırık çıkık, travmatoloji, ortez protez
psikolog, psikoloji, terapi, psikoterapi, psikiyatri, psikiyatrist, danışmanlık, aile danışmanı, pedagog
pisikolog, pskolog, psikolok, psikilog, pisikoloji ~ psikolog
mutsuzum, bunaldım, depresyon, stres, çift terapisi, panik atak > psikolog, psikoloji, psikiyatri
diyetisyen, beslenme, diyet, zayıflama, beslenme danışmanı
diyetistyen, diyetisyenn, diyetsiyen, dietisyen ~ diyetisyen
kilo vermek, zayıflamak, kilo almak > diyetisyen, beslenme, spor salonu, fitness, pilates
dermatoloji, dermatolog, cildiye, cilt doktoru, cilt hastalıkları
dermotolog, dermotoloji, dermatalog ~ dermatolog
laboratuvar, tahlil, kan tahlili, tıbbi laboratuvar, görüntüleme, lab
labaratuvar, labratuvar, laboratuar, labaratuar, laborotuvar ~ laboratuvar
kan vermek, kan testi, tahlil yaptırmak > laboratuvar, tahlil, tıp merkezi
sağlık kabini, iğne, pansuman, serum, iğneci, evde sağlık, hemşire, evde bakım
iğne yaptırmak, serum taktırmak, tansiyon > sağlık kabini
veteriner, hayvan hastanesi, veteriner kliniği, baytar, vet, hayvan kliniği
veterner, vetiner, veternier, vetriner, vetirener ~ veteriner
kedim hasta, köpeğim hasta, köpeğim, kedim, kuşum, kedi aşısı, köpek aşısı, kedi kısırlaştırma > veteriner, pet
medikal, tıbbi malzeme, ortopedik ürünler, hasta yatağı
huzurevi, bakım evi, yaşlı bakımı, yaşlı bakım
saç ekimi, estetik, plastik cerrahi, botoks, dolgu
ambulans, acil > hastane, acil
sünnet, üroloji, ürolog
kalp, kardiyoloji, kardiyolog
dahiliye, iç hastalıkları, nöroloji, enfeksiyon, göğüs hastalıkları, genel cerrahi > doktor, hastane, tıp merkezi, muayenehane
vitamin, şurup, maske, bebek maması, dermokozmetik > eczane
aile hekimi, sağlık ocağı, aile sağlığı merkezi, asm

# Güzellik
kuaför, berber, saç, kuaför salonu, saç tasarım, hair, hairdresser, erkek kuaförü, kadın kuaförü, saç evi, bayan kuaförü, barber
kuvaför, kuafür, koaför, koför, kuför, kuaföör, kuaferr, kouför, kufaör, kuafer ~ kuaför
berbr, berbber, berbar ~ berber
saçımı kestirmek, saç kestirmek, saçım uzadı, saç kesimi, saç boyatmak, fön, röfle, ombre, keratin, saç boyası > kuaför, berber, saç
perma, topuz, brezilya fönü, saç bakımı, saç örgüsü, saç düzleştirme, kaynak saç > kuaför, saç, güzellik
tıraş, sakal, damat tıraşı, sakal tıraşı, tıraş olmak > berber, erkek kuaförü, kuaför
traş ~ tıraş
erkek kuaförü, berber, erkek berberi
bayan kuaförü, kadın kuaförü, bayan kuafor
güzellik salonu, güzellik merkezi, cilt bakımı, epilasyon, güzellik, estetik merkezi, beauty, güzellik uzmanı, güz
cilt bakımı, cilt, yüz bakımı, leke tedavisi, hydrafacial, sivilce, akne
yüzümde sivilce, sivilcelerim, cildim kötü > cilt bakımı, dermatoloji, güzellik
epilasyon, lazer epilasyon, ağda, lazer, iğneli epilasyon, tüy
epilasiyon, eplasyon, epilsyon ~ epilasyon
tüylerimi aldırmak, ağda yaptırmak > epilasyon, ağda, güzellik
tırnak, manikür, pedikür, protez tırnak, nail, oje, kalıcı oje, tırnak bakımı, tırnak atölyesi
manükür, mankür ~ manikür
makyaj, kalıcı makyaj, kaş, kirpik, ipek kirpik, microblading, kaş tasarımı, kirpik lifting
kaş aldırmak, kaş alma > kaş, güzellik, kuaför
hamam, sauna, spa, masaj, kese, türk hamamı, buhar banyosu, kese köpük
masaj, masaj salonu, spa, masöz, masör, wellness
yorgunum, dinlenmek, rahatlamak, keselenmek > hamam, masaj, spa
dövme, dövmeci, tattoo, piercing
solaryum, bronzlaşma
kozmetik, parfüm, parfümeri, makyaj malzemesi

# Alışveriş
market, bakkal, süpermarket, şarküteri, tekel, bakkaliye, grosmarket, gıda, gross, mini market, büfe
supermaket, markt, markeet, markett, maret ~ market
bakal, bakkall, bakkkal ~ bakkal
süt bitti, ekmek almak, evde yiyecek kalmadı, deterjan, yumurta, makarna almak, temel gıda, alışveriş yapmak > market, bakkal, süpermarket, gıda
tekel, tekel bayii, tekel büfe, büfe, kuruyemiş
manav, sebze, meyve, sebzeci, meyveci, sebze meyve, yaş meyve
portakal, karpuz, mandalina, domates, patates, soğan, marul, muz, elma, salatalık, maydanoz > manav, meyve, sebze
kasap, et ürünleri, et, kasabı, kıyma, et market, kırmızı et, et balık
kassap, kasab ~ kasap
kurban, kurbanlık, kıyma çektirmek, kıyma, kuşbaşı, pirzola, bonfile, antrikot, dana eti, kuzu eti, tavuk eti, sucuk, pastırma > kasap, et ürünleri, şarküteri
balık almak, taze balık, levrek, çipura, hamsi, lüfer, karides, midye dolma > balıkçı, balık
badem, ceviz, kabak çekirdeği, ay çekirdeği, kaju, antep fıstığı, kuru üzüm, kuru incir > kuruyemiş
kuruyemiş, kuruyemişçi, çerez, çerezci, leblebi, fıstık
pul biber, kimyon, kekik, nane, sumak, adaçayı, ıhlamur, bitki çayı > baharat, aktar
baharatçı, baharat, aktar, şifalı bitki, kurutulmuş biber, isot
pekmez, salça, tereyağı, köy yumurtası, köy peyniri, zeytinyağı, nar ekşisi, tarhana > yöresel ürünler, köy ürünleri, şarküteri
yöresel ürünler, köy ürünleri, organik, doğal ürünler, bal, peynir, zeytin, çiftlik ürünleri, peynirci
giyim, butik, konfeksiyon, kıyafet, elbise, tekstil, giyim mağazası, hazır giyim
kot, kot pantolon, jean, jeans, denim
giyinmek, giysi, tişört, pantolon, gömlek, mont, ceket, elbise almak > giyim, butik, konfeksiyon
çocuk giyim, bebek giyim, bebek mağazası, bebek ürünleri, bebek, çocuk kıyafeti, bebe, baby
bebeğim olacak, bebek arabası, bebek bezi, doğum hediyesi > bebek, bebek ürünleri, çocuk giyim
tesettür, başörtüsü, eşarp, ferace, şal
iç giyim, çorap, çamaşır, mayo
kürk, deri ceket, deri mont, deri giyim > deri, deri giyim
deri, çanta, saraciye, bavul, valiz, çantacı, kemer, deri giyim
ayakkabı, kundura, ayakkabıcı, terlik, spor ayakkabı, ayakkabı mağazası, bot
ayakabı, ayykkabı, ayakabici ~ ayakkabı
ayakkabı tamiri, ayakkabı tamircisi, lostra, ayakkabım yırtıldı > ayakkabı tamiri, kundura, lostra
kuyumcu, mücevher, sarraf, kuyum, kuyumculuk, bilezik, gümüş, takı, altın bozdurma
kuyumuc, kuymcu, kuyumu ~ kuyumcu
altın almak, çeyrek altın, altın bozdurmak, yüzük, alyans, tektaş, pırlanta > kuyumcu, kuyum, mücevher, sarraf
saatçi, saat, saat tamiri, kol saati
saatim durdu, saat pili > saatçi
avm, alışveriş merkezi, alışveriş mrk, mağaza, çarşı, outlet
mobilya, koltuk, mobilyacı, ev dekorasyon, yatak odası, yemek odası, oturma grubu, bebek odası, ofis mobilyası
mobliya, mobilye, mobilia, mobilyaa ~ mobilya
ev kuruyorum, eve taşındım, yeni ev, ev döşemek, eşya almak > mobilya, beyaz eşya, ev eşyası, züccaciye, halı, perde, çeyiz, ev tekstili
gardırop, dolap, masa sandalye, kanepe, çekyat, komodin, koltuk takımı, mutfak dolabı > mobilya, koltuk, ev eşyası
yatak, baza, yorgan, nevresim, yatak mağazası, ev tekstili
perde, perdeci, tül, stor perde, zebra perde, jaluzi, panjur
halı, halıcı, kilim, halı mağazası, yer döşemesi
halı yıkama, koltuk yıkama, kuru temizleme, çamaşırhane, ütü
kuru temizleme, kuru temizlemeci, çamaşırhane, ütücü, lostra
temizletmek, gömlek temizletmek, gömlek yıkatmak, gömlek ütületmek, elbise yıkatmak, temizlemeye vermek, lekeli, leke çıkarma, takım elbise temizletmek, elbise temizletmek > kuru temizleme
züccaciye, züccaciyeci, mutfak eşyası, cam eşya, porselen, tabak, bardak, tencere, ev eşyası, ev gereçleri
zücaciye, zuccaciya, züccaciyye, züccacye, zücacciye ~ züccaciye
bardak almak, tabak çanak, mutfak malzemesi, tava, çatal bıçak, çay takımı, kahve takımı, çaydanlık, saklama kabı > züccaciye, mutfak eşyası
hediyelik, hediyelik eşya, hediye, hediyeci, hatıra eşyası
hediye almak, sevgilime hediye, anneme hediye, yıl dönümü, anneler günü, sevgililer günü > hediyelik, çiçekçi, kuyumcu, hediye paketi, parfümeri
çiçekçi, çiçek, çiçekçilik, buket, fidan, fidanlık, peyzaj, saksı
çiçeçi, cicekciy ~ çiçekçi
çiçek göndermek, çiçek yollamak, gül almak > çiçekçi, çiçek
defter almak, okul çantası, silgi, boya kalemi, a4 kağıt > kırtasiye, fotokopi
kırtasiye, ofis malzemesi, defter, kalem, okul malzemesi, fotokopi, kırtasiyeci, fotokopici, kitabevi
kirtasye, kırtasye, kırtasiyye ~ kırtasiye
roman, çocuk kitabı, test kitabı, ders kitabı, dergi, şiir kitabı > kitapçı, kitabevi, kırtasiye
kitapçı, kitabevi, kitap, sahaf, kitapevi, yayınevi, kitap kırtasiye
oyuncak, oyuncakçı, hobi, maket
oyucak, oyuncka ~ oyuncak
telefoncu, cep telefonu, gsm, telefon, iletişim, telefon tamiri, telefon aksesuar, turkcell, vodafone, avea
telefonum bozuldu, telefon ekranı kırıldı, ekran değişimi, telefonum kırıldı, şarj olmuyor > telefon tamiri, telefoncu, cep telefonu, elektronik
bilgisayar, bilgisayarcı, laptop, notebook, pc, bilgisayar tamiri, bilişim, bilgisayar servisi, computer
bilgisayarım bozuldu, laptopum çöktü, format atmak, bilgisayarım açılmıyor > bilgisayar, bilgisayar tamiri, elektronik
elektronik, tv, televizyon, elektronikçi, uydu, pil, kablo, priz, hoparlör, elektronik malzeme
televizyonum bozuldu, tv tamiri, kulaklık, şarj aleti, adaptör, lehim, devre, anten, ses sistemi > elektronik, televizyon, telefoncu
beyaz eşya, buzdolabı, çamaşır makinesi, beyaz eşya servisi, klima, bulaşık makinesi, arçelik, beko, bosch, vestel
buzdolabım bozuldu, çamaşır makinem bozuldu, klimam çalışmıyor, kombi bozuldu > beyaz eşya, beyaz eşya servisi, klima, servis
elektrik malzemesi, elektrikçi, aydınlatma, avize, ampul, lamba
elektirik, elektirikçi, elektrk ~ elektrikçi
nalbur, nalburiye, hırdavat, hırdavatçı, yapı market, yapı malzemesi, vida, el aleti
nalbul, nalbor, nalpur ~ nalbur
musluk damlatıyor, tesisat, su kaçağı, çivi, matkap, çekiç, tornavida, testere, pense, merdiven, silikon, musluk, dübel, kilit, zımpara, duvar boyatmak > nalbur, yapı market, hırdavat, yapı malzemesi
pet shop, petshop, mama, akvaryum, kedi maması, köpek maması, evcil hayvan mağazası
fotoğrafçı, fotoğraf, vesikalık, foto, kamera, stüdyo, fotoğraf stüdyosu
fotoraf ~ fotoğrafçı
müzik aletleri, enstrüman, müzik mağazası, gitar, bağlama
anahtarcı, çilingir, anahtar, locksmith
kapıda kaldım, anahtarımı unuttum > çilingir, anahtarcı
spor malzemesi, spor giyim, bisiklet, bisikletçi, av malzemesi, av bayii, balıkçılık malzemesi
bisikletim bozuldu, bisiklet tamiri > bisiklet
antika, antikacı, ikinci el, eskici, spotçu
tüp, su bayii, damacana, tüpçü, aygaz
parti malzemesi, balon, parti evi, organizasyon
kumaş, kumaşçı, tuhafiye, iplik, dikiş malzemesi, yün
tuhafiye, manifatura, düğme
sebil, su arıtma, arıtma
tohum, gübre, tarım malzemesi, zirai ilaç, ziraat, tarım
seramik, fayans, banyo, vitrifiye, karo, yer karosu
cam, ayna, camcı, cam balkon
bakırcı, bakır, kalaycı, el sanatları

# Spor
spor salonu, fitness, gym, jimnastik, vücut geliştirme, spor merkezi, crossfit, body, spor kulübü
fitnıs, fitnees, fitnss ~ fitness
spor yapmak, kas yapmak, forma girmek, göbek eritmek > spor salonu, fitness, pilates
pilates, reformer, yoga, aletli pilates, zumba, aerobik
plates, pilatis, pilatez, platez ~ pilates
esneklik, duruş bozukluğu, nefes egzersizi, meditasyon > pilates, yoga
halı saha, futbol, futbol okulu, halısaha, futbol sahası, krampon
top oynamak, maç yapmak, maç yapacak, topa gitmek, futbol oynamak > halı saha
yüzme, havuz, yüzme havuzu, yüzme okulu, aquapark, kulaç, yüzme kursu
yüzmek, yüzme öğrenmek, havuza girmek, havuza gitmek, serinlemek için havuz > yüzme, havuz
dövüş sporları, boks, karate, taekwondo, kick boks, muay thai, judo, mma, kungfu, güreş, wushu
döğüş, dövüşş ~ dövüş
tekvando, taekvando, tekwando ~ taekwondo
karete, kareta ~ karate
kendimi savunmak, savunma sanatı, kavga sporu > dövüş sporları, boks
tenis, kort, tenis kulübü, tenis kortu, badminton, masa tenisi, raket
basketbol, voleybol, hentbol, basketbol okulu, potalı saha
basket, basketbol
kürek, kano, yelken, su sporları, sup
tekne, yat, tekne kiralama, yat turu, tekne turu, mavi tur, yachting, yatçılık, yelkenli
spor, sport
doğa sporları, tırmanış, dağcılık, rafting, kampçılık, paraşüt, trekking, kaya tırmanışı
binicilik, at, at binme, at çiftliği, manej
at binmek, ata binmek > binicilik, at
bowling, bilardo, langırt
satranç, zeka oyunları, satranç kulübü
paintball, go kart, karting, okçuluk, atıcılık
stadyum, stad, spor tesisi

# Eğitim
okul, kolej, lise, ilkokul, ortaokul, özel okul, koleji
kurs, dershane, etüt, kurs merkezi, eğitim merkezi, etüt merkezi, özel ders
dersane, dershanne, dersahne ~ dershane
ders almak, sınava hazırlanmak, sınava hazırlık, yks, lgs, tyt, ayt, kpss, ales, yds, üniversite sınavı, üniversiteye hazırlık, sınav hazırlık > sınava hazırlık, kurs merkezi, dershane, etüt, kurs
matematik, matematiğim kötü, oğlum derslerde, ödev yardımı, ödev > etüt, dershane, kurs merkezi, özel ders
anaokulu, kreş, çocuk yuvası, gündüz bakımevi, ana okulu, yuva, çocuk bakımı, oyun evi, gündüz bakım
anokulu, anoakulu ~ anaokulu
kireş, kreşş ~ kreş
çocuğumu bırakacak, bebek bakıcısı, çocuğuma kim bakar, çalışan anne > kreş, anaokulu, gündüz bakım
sürücü kursu, sürücü okulu, ehliyet, direksiyon, direksiyon dersi, motor ehliyeti
ehliyet almak, araba öğrenmek, araba kullanmayı öğrenmek, araba sürmek, araba sürmeyi öğrenmek, şoförlük öğrenmek > sürücü kursu, ehliyet
süurcü, sürcü ~ sürücü
dil kursu, ingilizce, ingilizce kursu, almanca, yabancı dil, ielts, toefl, fransızca, dil okulu, english
ingizlice, inglizce, ingilzce ~ ingilizce
ingilizce öğrenmek, yurt dışına gitmek > dil kursu, ingilizce
müzik kursu, gitar kursu, piyano, keman, gitar, bağlama, saz, müzik evi, şan, bateri, konservatuvar
gitar çalmak, piyano çalmayı öğrenmek, enstrüman çalmak > müzik kursu, müzik evi
robotik, kodlama, yazılım, robotik kodlama, bilgisayar kursu, maker
el sanatları, dokuma, seramik kursu, resim kursu, hobi kursu, ahşap boyama, resim, ebru, halk eğitim
dans, dans kursu, dans okulu, bale, halk oyunları, zumba
çalışma salonu, kütüphane, çalışma odası, etüt salonu
öğrenci yurdu, yurt, kız yurdu, erkek yurdu, öğr yurdu
üniversite, üni, fakülte, meslek yüksekokulu
rehabilitasyon merkezi, rehabilitasyon, özel eğitim merkezi, dil terapisi, konuşma terapisi, otizm

# Otomotiv
oto, araba, otomobil, araç, otomotiv, auto
oto servis, oto tamir, tamirci, oto sanayi, oto bakım, araba tamiri, özel servis, oto tamircisi, mekanik, motor ustası, yetkili servis, oto serv
arabam bozuldu, araba bozuldu, arabam çalışmıyor, arabam çalışmadı, arabam ses yapıyor, arabam hararet yaptı, araba stop etti, araç arızası > oto tamir, oto servis, çekici, yol yardım, oto elektrik
yolda kaldım, arabam yolda kaldı, kaza yaptım, arabam kaldı, arabayı çektirmek > çekici, yol yardım, oto kurtarma, oto elektrik, lastikçi
çekici, oto kurtarma, yol yardım, kurtarıcı, oto çekici, vinç
lastikçi, lastik, rot, balans, jant, rot balans, lastik tamiri, oto lastik
lastiğim patladı, lastik patladı, lastik tamir, jant düzeltme, lastik basıncı, kışlık lastik, lastik değişimi, lastiğim indi > lastik, lastikçi, rot balans, yol yardım
lasitkçi, lastkçi, lasitk, lastikçii ~ lastikçi
oto elektrik, oto elektrikçi, akü, akücü, marş, şarj dinamosu
akü bitti, aküm bitti, akü takviye, marş basmıyor, farım yanmıyor > oto elektrik, akü, yol yardım
oto yıkama, oto kuaför, araba yıkama, detaylı temizlik, pasta cila, otoyıkama, seramik kaplama, araç yıkama, car wash
arabam kirli, arabamı yıkatmak, koltuk temizliği > oto yıkama, oto kuaför
oto kiralama, rent a car, araç kiralama, araba kiralama, rentacar, kiralık araba, kiralık araç, oto kira
benzin, benzinlik, akaryakıt, petrol, benzinci, petrol ofisi, petrol istasyonu, benzin istasyonu, otogaz, lpg, mazot, dinlenme tesisi
yakıt bitti, benzinim bitti, mazot almak > benzin, akaryakıt, petrol
kaporta, boya, göçük, kaportacı, kaporta boya, oto boya, göçük düzeltme, boyasız göçük
arabam çizildi, arabaya vurdular, tampon kırıldı, kaza yaptım > kaporta, oto boya, göçük
yedek parça, oto yedek parça, çıkma parça, parçacı, oto aksesuar, parça
oto klima, klima gazı, oto klimacı, radyatör, klima
arabanın kliması, klima soğutmuyor > oto klima
dizel, enjektör, turbo, şanzıman, fren, balata, debriyaj, eksantrik, triger, motor yağı, yağ değişimi, amortisör, antifriz, filtre > oto tamir, oto servis, yedek parça, oto
far, silecek, ayna, paspas, jant kapağı > oto aksesuar, yedek parça
egzos, eksoz, egsoz, eksozcu ~ egzoz
oto ekspertiz, ekspertiz, araç muayene, tüvtürk, muayene istasyonu
expertiz, ekspertis, eksperitz ~ ekspertiz
araba almadan baktırmak, ikinci el araba almak, araba alacağım > oto ekspertiz, oto galeri
oto galeri, galeri, ikinci el araba, oto alım satım, araba satışı, otomotiv bayi, bayi
vespa, mobilet, motor tamir > motosiklet
motosiklet, motor, motorcu, moto, motosiklet servisi, motor tamiri, scooter, mopet
motorsiklet, motorsklet, motosilet, motosklet ~ motosiklet
traktör, traktör tamiri, biçerdöver, zirai alet, tarım makineleri
hibrit, elektrikli araç, elektrikli araba, şarj istasyonu, hybrid
otopark, vale, kapalı otopark
oto cam, cam filmi, oto camcı
oto döşeme, koltuk döşeme, oto kılıf, oto döşemeci
oto müzik, oto ses, oto teyp, oto aksesuar
kamyon, tır, ağır vasıta, dorse, minibüs, otobüs

# Kısaltmalar, yazılışlar
tic, ticaret
san, sanayi, sanayii
ltd, limited
şti, şirketi
inş, inşaat
mrk, merkez, merkezi, mrkz
müh, mühendislik
tur, turizm
teks, tekstil
turz, turizm
hiz, hizmetleri
kuy, kuyumculuk
muh, muhasebe
elk, elektrik, elekt
oto, otomotiv
eğt, eğitim
apt, apartmanı
blv, bulvarı, bulvar
üniv, üniversitesi
makina, makine, mak
aliminyum, alimünyum ~ alüminyum
orjinal, orijnal ~ orijinal
bir, 1
iki, 2
üç, 3
dört, 4
beş, 5
altı, 6
yedi, 7
sekiz, 8
dokuz, 9
on, 10
yüz, 100
`;
