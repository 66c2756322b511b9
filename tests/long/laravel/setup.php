<?php
// Creates the tables and rows. With `down` or `up` as argument, does what `artisan` does; with any other, renames the
// first dish as an editor does.
require __DIR__ . '/vendor/autoload.php';
$app = require __DIR__ . '/bootstrap/app.php';
$app->make(Illuminate\Contracts\Console\Kernel::class)->bootstrap();

use App\Models\Food;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Illuminate\Foundation\Console\{DownCommand, UpCommand};
use Symfony\Component\Console\{Input\ArrayInput, Output\ConsoleOutput};

if (in_array($argv[1] ?? '', ['down', 'up'])) {
    $command = $argv[1] === 'down' ? new DownCommand : new UpCommand;
    $command->setLaravel($app);
    exit($command->run(new ArrayInput(isset($argv[2]) ? ['--retry' => $argv[2]] : []), new ConsoleOutput));
}
if (isset($argv[1])) {
    Food::first()->update(['foodName' => $argv[1]]);
    exit;
}
Schema::create('foods', function (Blueprint $table) {
    $table->id();
    foreach (['category', 'foodName', 'foodDescription', 'image'] as $name) $table->string($name)->nullable();
    $table->decimal('price', 8, 2);
    $table->tinyInteger('priceShow');
    foreach (['keyFeatures', 'allergens', 'mayContain'] as $name) $table->json($name)->nullable();
    $table->timestamps();
    $table->softDeletes();
});
Schema::create('posts', function (Blueprint $table) {
    $table->id();
    foreach (['title', 'image', 'description'] as $name) $table->string($name)->nullable();
    $table->timestamps();
});
Schema::create('members', function (Blueprint $table) {
    $table->id();
    foreach (['name', 'role', 'image'] as $name) $table->string($name)->nullable();
    $table->timestamps();
});
Schema::create('leads', function (Blueprint $table) {
    $table->id();
    foreach (['form', 'status', 'name', 'email', 'phone', 'message', 'city', 'address', 'pincode', 'experience', 'interest', 'description'] as $name) $table->string($name)->nullable();
    $table->boolean('terms')->nullable();
    $table->timestamps();
});
foreach (range(1, 17) as $n) {
    Food::create(['category' => $n % 2 ? 'Steamed' : 'Fried', 'foodName' => "Dish $n", 'foodDescription' => 'Soft.', 'image' => "dish-$n.png", 'price' => '60', 'priceShow' => $n % 2, 'keyFeatures' => ['Made to order'], 'allergens' => $n === 1 ? ['milk'] : null]);
    DB::table('posts')->insert(['title' => "Post $n", 'image' => 'dish-1.png', 'description' => "First.\nSecond.\nThird.", 'created_at' => now()]);
}
Food::find(17)->delete();
foreach (range(1, 3) as $n) DB::table('members')->insert(['name' => "Member $n"]);
