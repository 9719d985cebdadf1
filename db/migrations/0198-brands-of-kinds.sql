-- Makes and chains have a = before them in the words of a kind: who is asked for by one says it. A kuaför and a berber
-- are no longer said to be each other. All are told again, for a name without its form of company may say more.
with brands as (
  select '(^|, *)(a101|adidas|akbank|aksagaz|altus|anadolujet|apple|aras kargo|ariston|arora|artema|arçelik|asus|audi|avea|avis|aytemiz|bajaj|bauhaus|baymak|beko|bellona|bim|bmw|bosch|bp|bridgestone|buderus|burger king|carrefour|carrefoursa|casio|casper|chery|citroen|continental|dacia|daikin|defacto|demirdöküm|denizbank|dhl|dominos|doğtaş|dyo|dyson|eca|english home|enterprise|erkunt|espressolab|europcar|fedex|fiat|fibabanka|filli boya|finansbank|ford|garanti|goodyear|gratis|grundig|halkbank|hepsijet|honda|huawei|hyundai|ikea|iphone|ipragaz|istikbal|isuzu|iveco|iş bankası|jeep|john deere|jotun|kahve dünyası|kamil koç|karaca|kawasaki|kfc|kia|koton|koçtaş|kuba|kuveyt türk|lassa|lcw|lenovo|lg|little caesars|lukoil|madame coco|marshall|massey ferguson|mazda|mcdonalds|mercedes|metro turizm|michelin|migros|milangaz|mng kargo|mogaz|mondial|new holland|nike|nissan|odeabank|opel|opet|oppo|otokar|pegasus|petlas|peugeot|philips|piaggio|pirelli|polisan|popeyes|praktiker|profilo|ptt kargo|puma|qnb|rayban|regal|renault|rolex|rossmann|samsung|scania|seat|shell|siemens|simit sarayı|sinbo|sixt|skechers|skoda|sony|starbucks|subaru|sunexpress|superonline|suzuki|swatch|sürat kargo|tavuk dünyası|tefal|tekzen|temsa|tesla|thy|tofaş|togg|total|toyota|trendyol express|turkcell|türk hava yolları|ups|vaillant|vakıfbank|varta|vespa|vestel|vitra|vodafone|volkswagen|volvo|watsons|xiaomi|yamaha|yapı kredi|yataş|yurtiçi kargo|zara|ziraat bankası|çanakkale seramik|şekerbank|şok)(?= *(?:,|$))' as pattern)
update kinds set
  words = case when slug = 'bobinajcilar' then words else regexp_replace(words, pattern, '\1=\2', 'gi') end,
  sells = regexp_replace(sells, pattern, '\1=\2', 'gi'),
  needs = regexp_replace(needs, pattern, '\1=\2', 'gi')
from brands
where greatest(length(words), length(sells), length(needs)) < 2800;
update kinds set sells = sells || ', =ups kargo' where slug = 'kuryeler' and sells like '%=ups%';
update kinds set sells = ltrim(regexp_replace(
  sells, '(^|, *)(berber|erkek kuaförü|barber|tıraş|sakal|damat tıraşı|sakal tıraşı)(?= *(?:,|$))', '', 'gi'), ', ')
where slug = 'kadin-kuaforleri';
update kinds set sells = ltrim(regexp_replace(
  sells, '(^|, *)(kuaför|kuaför salonu|kadın kuaförü|bayan kuaförü|saç evi|saç tasarım|hair|röfle|ombre)(?= *(?:,|$))',
  '', 'gi'), ', ')
where slug = 'berberler';
-- Whoever says lokanta may mean any restaurant; a kale in a name is no museum.
update kinds set words = words || ', lokanta' where slug = 'restoranlar' and words !~* '(^|, *)lokanta *(,|$)';
update kinds set
  words = ltrim(regexp_replace(words, '(^|, *)kale(?= *(?:,|$))', '', 'gi'), ', '), sells = 'kale, ' || sells
where slug = 'muzeler' and words ~* '(^|, *)kale *(,|$)';
update kinds_state set version = version + 1;
